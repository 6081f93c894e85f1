import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postcss, { type Rule } from 'postcss';
import { getContentHash } from './getContentHash';
import type { StaticIslandsOptions } from './StaticIslandsOptions';
import type { UsedStyles } from './UsedStyles';

const STYLES_FOLDER = '/_next/static/css';

type MergeOptions = Pick<StaticIslandsOptions, 'basePath' | 'transformCss'>;

/**
 * Merges Next's stylesheets into one, so that a visit needs a single request for styles. Rules whose classes do not
 * occur in any page go to a second file, which islands load.
 */
export async function mergeStyles(out: string, usedStyles: UsedStyles, options: MergeOptions) {
  const { basePath, transformCss = (css) => css } = options;
  const hrefs = usedStyles.getStylesheets();
  const css = await Promise.all(
    hrefs.map((href) => readFile(path.join(out, stripBasePath(href, basePath)), 'utf8')),
  );
  const merged = addBasePathToUrls(transformCss(css.join('\n')), basePath);
  const { pageRules, islandRules } = splitStyles(merged, usedStyles.classes);
  await mkdir(path.join(out, STYLES_FOLDER), { recursive: true });
  return {
    /** The href of the stylesheet of all pages. */
    pages: await writeStyles(out, pageRules, basePath),
    /** The href of the stylesheet of hydrated islands; empty if they need no other rules. */
    islands: islandRules === '' ? '' : await writeStyles(out, islandRules, basePath),
  };
}

/** Splits a stylesheet into rules that pages need, which have the given classes, and rules that only islands need. */
function splitStyles(css: string, classes: ReadonlySet<string>) {
  const pageRules = postcss.parse(css);
  const islandRules = postcss.root();
  pageRules.each((node) => {
    if (node.type === 'rule' && !isUsedByPages(node, classes)) islandRules.append(node.remove());
  });
  return { pageRules: pageRules.toString(), islandRules: islandRules.toString() };
}

/** True if a rule can apply to an exported page: all classes of one of its selectors occur in pages. */
function isUsedByPages({ selectors }: Rule, classes: ReadonlySet<string>): boolean {
  return selectors.some((selector) => {
    // A selector also applies if a class inside `:not()` does not occur in pages. Class names may contain escapes.
    const requiredClasses = selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.((?:\\.|[\w-])+)/g);
    return [...requiredClasses].every(([, name = '']) => classes.has(name.replaceAll('\\', '')));
  });
}

async function writeStyles(out: string, css: string, basePath: string): Promise<string> {
  const urlPath = `${STYLES_FOLDER}/${getContentHash(css)}.css`;
  await writeFile(path.join(out, urlPath), css);
  return basePath + urlPath;
}

/** Adds the base path to root-relative URLs in CSS. */
function addBasePathToUrls(css: string, basePath: string): string {
  return css.replace(/(url\(["']?)(\/[^/][^"')]*)/g, (_, start: string, urlPath: string) => {
    return start + basePath + stripBasePath(urlPath, basePath);
  });
}

/** Removes the base path from a URL path that starts with it. */
function stripBasePath(urlPath: string, basePath: string): string {
  return urlPath.startsWith(`${basePath}/`) ? urlPath.slice(basePath.length) : urlPath;
}
