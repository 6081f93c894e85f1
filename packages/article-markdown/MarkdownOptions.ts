import type { Properties } from 'hast';

/** Options that differ between sites. */
export type MarkdownOptions = {
  /** Returns the URL of an internal link, whose path starts with `/`. The default is the path itself. */
  getHref?: (path: string) => string;
  /** Returns the attributes of an image. The default is its `src` alone. */
  getPicture?: (src: string) => MarkdownPicture;
  /** Changes all text of an article except code, for example to add non-breaking spaces. */
  formatText?: (text: string) => string;
  /** True if another element of the page may have this id, so that no heading gets it. */
  isReservedId?: (id: string) => boolean;
};

/** The HTML attributes of an image, by their names in hast. */
export type MarkdownPicture = {
  /** Attributes of `<img>`, such as `src`, `width` and `height`. */
  img: Properties;
  /** Attributes of a `<source>`, which makes the image a `<picture>`. */
  source?: Properties;
};
