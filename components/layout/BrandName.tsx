import { Picture } from '@/components/ui/Picture';
import { loadLogos } from '@/lib/content/appearance/brand';

/** The name of the brand beside the mark, as the word mark if there is one. */
export function BrandName({ name }: { name: string }) {
  const { wordMark } = loadLogos();
  if (!wordMark) return <span>{name}</span>;
  const { src, width, height } = wordMark;
  return <Picture src={src} alt={name} width={Math.round((28 * width) / height)} height={28} eager />;
}
