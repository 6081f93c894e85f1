import { sitePath } from '@/lib/shared/basePath';

type PictureProps = {
  /** A path under `public/`, such as `/images/hero.svg`, or the drawing itself as a `data:` address. */
  src: string;
  /** What is seen, or an empty string where the picture says nothing the text does not. */
  alt: string;
  /** The size of the drawing, in CSS pixels: it reserves the space before the file is there. */
  width: number;
  height: number;
  lang?: string;
  /** True for a picture at the top of a page, which must not wait for the layout. */
  eager?: boolean;
};

/** A drawing. Without alternative text it is hidden from screen readers. */
export function Picture({ src, alt, eager = false, ...rest }: PictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: vector drawings need no optimiser
    <img
      {...rest}
      src={src.startsWith('/') ? sitePath(src) : src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
