import { ISLAND } from '../client/attributes';
import type { ExportedDocument } from './ExportedDocument';
import { type Element, getAttribute, getInlineCode } from './elements';
import type { StaticIslandsOptions } from './StaticIslandsOptions';

type MergeOptions = Pick<StaticIslandsOptions, 'basePath' | 'transformCss'>;

/** Data to find the stylesheets that a page uses. */
export type StyleUse = {
  /** Returns the content of an exported stylesheet by its URL path. */
  read: (href: string) => string;
  /** All classes of CSS modules. */
  moduleClasses: ReadonlySet<string>;
};

/**
 * Merges the styles that Next has written into a page in one element, without the stylesheets that the page does not
 * use: Next writes those of every component that a route may render. Throws if a page has no styles.
 */
export function mergeStyles(
  document: ExportedDocument,
  { basePath, transformCss = (css) => css }: MergeOptions,
  use: StyleUse,
): void {
  const elements = document.find('style');
  const [first] = elements;
  if (!first)
    throw new Error('the page has no styles; set `experimental.inlineCss` in the configuration of Next');
  const css = elements.map((element) => getUsedStyles(element, document, use)).join('\n');
  document.addStyleAfter(first, addBasePathToUrls(transformCss(css), basePath));
  document.remove(...elements);
}

/**
 * Returns the used styles of an element, which Next concatenates from stylesheets. A stylesheet is unused if it has
 * classes of CSS modules, but no class of the page. Islands add elements, so a page with islands uses all styles.
 */
function getUsedStyles(
  element: Element,
  document: ExportedDocument,
  { read, moduleClasses }: StyleUse,
): string {
  const css = getInlineCode(element);
  const stylesheets = (getAttribute(element, 'data-href') ?? '').split(' ').map(read);
  if (document.findByAttribute(ISLAND).length > 0 || stylesheets.join('') !== css) return css;
  const pageClasses = document.getClasses();
  const isUsed = (stylesheet: string) => {
    const names = [...stylesheet.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
    const classes = names.filter((name) => moduleClasses.has(name));
    return classes.length === 0 || classes.some((name) => pageClasses.has(name));
  };
  return stylesheets.filter(isUsed).join('');
}

/** Adds the base path to root-relative URLs in CSS. */
function addBasePathToUrls(css: string, basePath: string): string {
  return css.replace(/(url\(["']?)(\/[^/][^"')]*)/g, (_, start: string, urlPath: string) => {
    return start + (urlPath.startsWith(`${basePath}/`) ? '' : basePath) + urlPath;
  });
}
