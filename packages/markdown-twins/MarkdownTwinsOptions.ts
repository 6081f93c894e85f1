import type { Element } from 'hast';

/** Options for the Markdown copies of pages. */
export type MarkdownTwinsOptions = {
  /**
   * Returns true to exclude an element with its content, and false to keep an element that is excluded by default, such
   * as a landmark with links. The default applies if it returns undefined.
   */
  isExcluded?: (element: Element) => boolean | undefined;
  /** Changes the finished text, for example to remove characters that only control line breaks. */
  normalizeText?: (text: string) => string;
};
