import type { ExportedDocument } from './ExportedDocument';
import { getInlineCode } from './elements';
import type { StaticIslandsOptions } from './StaticIslandsOptions';

type MergeOptions = Pick<StaticIslandsOptions, 'basePath' | 'transformCss'>;

/** Merges the styles that Next has written into a page in one element. Throws if a page has no styles. */
export function mergeStyles(
  document: ExportedDocument,
  { basePath, transformCss = (css) => css }: MergeOptions,
): void {
  const elements = document.find('style');
  const [first] = elements;
  if (!first)
    throw new Error('the page has no styles; set `experimental.inlineCss` in the configuration of Next');
  const css = elements.map(getInlineCode).join('\n');
  document.addStyleAfter(first, addBasePathToUrls(transformCss(css), basePath));
  document.remove(...elements);
}

/** Adds the base path to root-relative URLs in CSS. */
function addBasePathToUrls(css: string, basePath: string): string {
  return css.replace(/(url\(["']?)(\/[^/][^"')]*)/g, (_, start: string, urlPath: string) => {
    return start + (urlPath.startsWith(`${basePath}/`) ? '' : basePath) + urlPath;
  });
}
