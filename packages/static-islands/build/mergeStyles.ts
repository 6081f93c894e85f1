import { ISLAND } from '../client/attributes';
import type { ExportedDocument } from './ExportedDocument';
import { type Element, getAttribute, getInlineCode } from './elements';
import type { Stylesheets } from './readStylesheets';
import type { StaticIslandsOptions } from './StaticIslandsOptions';

type MergeOptions = Pick<StaticIslandsOptions, 'basePath' | 'transformCss'>;

/**
 * Merges the styles that Next has written into a page in one element, without the CSS modules that the page does not
 * use: Next writes those of every component that a route may render. Throws if a page has no styles.
 */
export function mergeStyles(
  document: ExportedDocument,
  { basePath, transformCss = (css) => css }: MergeOptions,
  stylesheets: Stylesheets,
): void {
  const elements = document.find('style');
  const [first] = elements;
  if (!first)
    throw new Error('the page has no styles; set `experimental.inlineCss` in the configuration of Next');
  const css = elements.map((element) => getUsedStyles(element, document, stylesheets)).join('\n');
  document.addStyleAfter(first, addBasePathToUrls(transformCss(css), basePath));
  document.remove(...elements);
}

/**
 * Returns the used styles of an element, which Next concatenates from stylesheets. A line of a stylesheet is unused if
 * it has classes of CSS modules, but no class of the page. Islands add elements, so a page with islands uses all styles.
 */
function getUsedStyles(element: Element, document: ExportedDocument, stylesheets: Stylesheets): string {
  const css = getInlineCode(element);
  const hrefs = (getAttribute(element, 'data-href') ?? '').split(' ');
  const parts = hrefs.flatMap((href) => stylesheets.get(href) ?? []);
  const isComplete = parts.map((part) => part.css).join('') === css;
  if (!isComplete || document.findByAttribute(ISLAND).length > 0) return css;
  const pageClasses = document.getClasses();
  const isUsed = (names: string[]) => names.length === 0 || names.some((name) => pageClasses.has(name));
  return parts.flatMap((part) => (isUsed(part.moduleClasses) ? part.css : [])).join('');
}

/** Adds the base path to root-relative URLs in CSS. */
function addBasePathToUrls(css: string, basePath: string): string {
  return css.replace(/(url\(["']?)(\/[^/][^"')]*)/g, (_, start: string, urlPath: string) => {
    return start + (urlPath.startsWith(`${basePath}/`) ? '' : basePath) + urlPath;
  });
}
