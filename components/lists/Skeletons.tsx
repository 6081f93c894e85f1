import styles from './Skeletons.module.css';

/** Placeholders for entries that are being loaded. */
export function Skeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all items are identical
    <li key={index} className={styles.skeleton} aria-hidden="true">
      <span />
      <span />
      <span />
    </li>
  ));
}
