import { ButtonLink } from '@/components/ui/ButtonLink';
import { clearFilters } from '@/lib/browser/lists/listView';
import styles from './List.module.css';
import type { ListProps } from './listProps';

type ListEmptyProps = Pick<ListProps<unknown>, 'filters' | 'labels' | 'contactLink'> & {
  /** The query of the URL. */
  search: string;
  hidden: boolean;
};

/** Empty state of a list: a message, a contact link, and a link that clears the filters. */
export function ListEmpty({ filters, labels, contactLink, search, hidden }: ListEmptyProps) {
  const filterNames = filters.map(({ name }) => name);
  return (
    <div className={styles.empty} data-empty hidden={hidden}>
      <p className={styles.emptyTitle}>{labels.emptyTitle}</p>
      {labels.emptyHint && <p>{labels.emptyHint}</p>}
      <div className={styles.actions}>
        {contactLink && <ButtonLink href={contactLink.href}>{contactLink.label}</ButtonLink>}
        {filterNames.length > 0 && (
          <ButtonLink href={clearFilters(search, filterNames)} look="secondary" data-clear>
            {labels.all}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
