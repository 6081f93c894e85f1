import type { ReactNode } from 'react';
import type { Marker } from '@/lib/browser/lists/listTypes';
import { HighlightedText } from './HighlightedText';
import styles from './TagList.module.css';

type TagListProps = {
  /** The labels. `lang` is the language of a label if it is not the language of the page. */
  items: { id: string; label: ReactNode; lang?: string | undefined }[];
  mark?: Marker | undefined;
};

/** A row of short labels: tags, an industry, a region. */
export function TagList({ items, mark }: TagListProps) {
  return (
    <ul className={styles.tags}>
      {items.map(({ id, label, lang }) => (
        <li key={id} lang={lang}>
          {typeof label === 'string' ? <HighlightedText text={label} mark={mark} /> : label}
        </li>
      ))}
    </ul>
  );
}
