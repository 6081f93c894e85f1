import styles from './Skeletons.module.css';

/** Stands for entries that are on their way; `count` of them. */
export function Skeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <li key={index} className={styles.skeleton} aria-hidden="true">
      <span />
      <span />
      <span />
    </li>
  ));
}
