import { withBasePath } from '@/lib/shared/basePath';
import { getPhotoSources } from '@/lib/shared/pictures/getPhotoSources';
import { parsePhotoUrl } from '@/lib/shared/pictures/photoUrl';
import { getColumnSizes } from '@/lib/shared/pictures/pictureFrames';

type PictureProps = {
  /** A drawing under `public/`, such as `/images/hero.svg`, or what a photograph is published as. */
  src: string;
  alt: string;
  /** The size of its place, in CSS pixels: it reserves the space before the file is there. Photographs are cut to it. */
  width: number;
  height: number;
  /** How wide a photograph is shown, as in HTML; by default, as wide as its place. */
  sizes?: string;
  lang?: string;
  /** True for a picture at the top of a page, which must not wait for the layout. */
  eager?: boolean;
};

/** A drawing or a photograph. Without alternative text it is hidden from screen readers. */
export function Picture({ alt, sizes, eager = false, ...rest }: PictureProps) {
  const photo = parsePhotoUrl(rest.src);
  const loading = eager ? 'eager' : 'lazy';
  if (!photo) {
    // biome-ignore lint/performance/noImgElement: vector drawings need no optimiser
    return <img {...rest} src={resolveSrc(rest.src)} alt={alt} loading={loading} decoding="async" />;
  }
  const { source, ...files } = getPhotoSources(photo, rest);
  const shown = sizes ?? getColumnSizes(rest.width);
  return (
    <picture>
      <source {...source} sizes={shown} />
      <img {...rest} {...files} sizes={shown} alt={alt} loading={loading} decoding="async" />
    </picture>
  );
}

/** Codes are drawn into their address (`data:`), which stands nowhere. */
function resolveSrc(src: string): string {
  return src.startsWith('/') ? withBasePath(src) : src;
}
