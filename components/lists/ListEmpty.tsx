import { ButtonLink } from '@/components/ui/ButtonLink';
import { clearFilters } from '@/lib/browser/lists/setFilter';
import styles from './List.module.css';
import type { ListProps } from './listProps';

type ListEmptyProps = Pick<ListProps<unknown>, 'groups' | 'labels' | 'ask'> & {
  search: string;
  hidden: boolean;
};

/** Empty state of a list: a message, a contact link, and a link that clears the filters. */
export function ListEmpty({ groups, labels, ask, search, hidden }: ListEmptyProps) {
  const names = groups.map(({ name }) => name);
  return (
    <div className={styles.empty} data-empty hidden={hidden}>
      <p className={styles.emptyTitle}>{labels.emptyTitle}</p>
      {labels.emptyHint && <p>{labels.emptyHint}</p>}
      <div className={styles.ways}>
        {ask && <ButtonLink href={ask.href}>{ask.label}</ButtonLink>}
        {names.length > 0 && (
          <ButtonLink href={clearFilters(search, names)} look="secondary" data-clear>
            {labels.all}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
