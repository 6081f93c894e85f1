import { Picture } from '@/components/ui/Picture';
import { loadLogos } from '@/lib/content/appearance/brand';
import styles from './logo.module.css';

/** The name of the brand beside the mark, as the word mark if there is one. */
export function BrandName({ name }: { name: string }) {
  const { wordMark } = loadLogos();
  if (!wordMark) return <span>{name}</span>;
  const { src, darkSrc, width, height } = wordMark;
  const props = { alt: name, width: Math.round((28 * width) / height), height: 28, eager: true };
  return (
    <>
      <Picture className={darkSrc && styles.light} src={src} {...props} />
      {darkSrc && <Picture className={styles.dark} src={darkSrc} {...props} />}
    </>
  );
}
