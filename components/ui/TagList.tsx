import type { ReactNode } from 'react';
import styles from './TagList.module.css';

/** Short labels in a row: tags, an industry, a region. */
export function TagList({ items }: { items: { id: string; label: ReactNode }[] }) {
  return (
    <ul className={styles.tags}>
      {items.map(({ id, label }) => (
        <li key={id}>{label}</li>
      ))}
    </ul>
  );
}
