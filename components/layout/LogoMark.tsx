import { loadLogos } from '@/lib/content/appearance/brand';
import { withBasePath } from '@/lib/shared/basePath';

/**
 * The mark. With an `id`, other SVG elements can reference it (`<use>`). It is an image, because the styles and ids of a
 * drawing in the page would apply to the whole page.
 */
export function LogoMark({ id }: { id?: string }) {
  return (
    <svg id={id} width="40" height="40" aria-hidden="true">
      <image href={withBasePath(loadLogos().mark.src)} width="40" height="40" />
    </svg>
  );
}
