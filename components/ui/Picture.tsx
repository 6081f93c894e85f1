import { getPhotoSources, parsePhotoUrl } from '@/lib/browser/photos';
import { getColumnSizes } from '@/lib/browser/pictureFrames';
import { basePath, withBasePath } from '@/lib/i18n/paths';

type PictureProps = {
  /** The path of a drawing in `public/`, such as `/images/hero.svg`, or the published URL of a photograph. */
  src: string;
  alt: string;
  /** The size in CSS pixels, reserved until the file is loaded. Photographs are cropped to the same ratio. */
  width: number;
  height: number;
  /** The HTML `sizes` attribute of a photograph; by default computed from `width`. */
  sizes?: string;
  lang?: string;
  className?: string;
  /** True for a picture at the top of a page; disables lazy loading. */
  eager?: boolean;
};

/** A drawing or a photograph. A picture without alternative text is hidden from screen readers. */
export function Picture({ alt, sizes, eager = false, ...rest }: PictureProps) {
  const photo = parsePhotoUrl(rest.src);
  const loading = eager ? 'eager' : 'lazy';
  if (!photo) {
    // biome-ignore lint/performance/noImgElement: vector drawings need no optimiser
    return <img {...rest} src={withBasePath(rest.src)} alt={alt} loading={loading} decoding="async" />;
  }
  const { source, ...files } = getPhotoSources(photo, rest, basePath);
  const displayedSizes = sizes ?? getColumnSizes(rest.width);
  return (
    <picture>
      <source {...source} sizes={displayedSizes} />
      <img {...rest} {...files} sizes={displayedSizes} alt={alt} loading={loading} decoding="async" />
    </picture>
  );
}
