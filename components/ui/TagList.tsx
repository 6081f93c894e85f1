import type { ReactNode } from 'react';
import styles from './TagList.module.css';

/** Short labels in a row: tags, an industry, a region. `lang`: the language of a label that is not in the page's. */
export function TagList({ items }: { items: { id: string; label: ReactNode; lang?: string | undefined }[] }) {
  return (
    <ul className={styles.tags}>
      {items.map(({ id, label, lang }) => (
        <li key={id} lang={lang}>
          {label}
        </li>
      ))}
    </ul>
  );
}
