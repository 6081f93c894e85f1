import { loadLogos } from '@/lib/content/appearance/brand';
import { withBasePath } from '@/lib/i18n/paths';
import styles from './logo.module.css';

/** The mark, which `<use>` can reference. An image, because styles of a drawing would apply to the whole page. */
export function LogoMark({ id }: { id?: string }) {
  const { src, darkSrc } = loadLogos().mark;
  return (
    <svg id={id} width="40" height="40" aria-hidden="true">
      <image className={darkSrc && styles.light} href={withBasePath(src)} width="40" height="40" />
      {darkSrc && <image className={styles.dark} href={darkSrc} width="40" height="40" />}
    </svg>
  );
}
