import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postcss, { type Rule } from 'postcss';
import { stripBasePath, withBasePath } from '../../lib/shared/basePath';
import { contentHash } from './contentHash';

const STYLES_FOLDER = '/_next/static/css';

/**
 * Merges the framework's stylesheets into one, so that a visit needs a single request for styles. Rules whose classes do
 * not occur in any page go to a second file, which islands load. `pages` are file names in the export folder `out`.
 */
export async function mergeStyles(out: string, pages: string[]) {
  const linkLists = new Set<string>();
  const classes = new Set<string>();
  for (const page of pages) {
    const html = await readFile(path.join(out, page), 'utf8');
    const links = html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g);
    linkLists.add([...links].map(([, href]) => href).join(' '));
    for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
      for (const name of names.split(' ')) classes.add(name);
    }
  }
  const hrefs = mergeOrders([...linkLists].map((list) => list.split(' ')));
  const css = await Promise.all(hrefs.map((href) => readFile(getFile(out, href), 'utf8')));
  await Promise.all(hrefs.map((href) => rm(getFile(out, href))));
  // The framework's CSS parser drops rules with this pseudo-class, so the sources use an attribute instead.
  const merged = addBasePathToUrls(css.join('\n').replaceAll('[data-target-current]', ':target-current'));
  const { critical, later } = splitStyles(merged, classes);
  await mkdir(path.join(out, STYLES_FOLDER), { recursive: true });
  return {
    /** The URL path of the stylesheet of all pages. */
    pages: await write(out, critical),
    /** The URL path of the stylesheet of hydrated islands; empty if they need none. */
    islands: later === '' ? '' : await write(out, later),
  };
}

/** Merges lists of stylesheets into one list that preserves the order of each. */
function mergeOrders(lists: string[][]): string[] {
  const all: string[] = [];
  // Longest first: shorter lists are subsets of it, or disjoint.
  for (const list of lists.toSorted((a, b) => b.length - a.length)) {
    let insertionIndex = 0;
    for (const href of list) {
      if (!all.includes(href)) all.splice(insertionIndex, 0, href);
      insertionIndex = all.indexOf(href) + 1;
    }
  }
  return all;
}

/** Splits a stylesheet into rules that pages need (with the given classes) and rules that only islands need. */
function splitStyles(css: string, classes: ReadonlySet<string>) {
  const critical = postcss.parse(css);
  const later = postcss.root();
  critical.each((node) => {
    if (node.type === 'rule' && !isUsedByPages(node, classes)) later.append(node.remove());
  });
  return { critical: critical.toString(), later: later.toString() };
}

/** True if a rule can apply to an exported page: all classes of one of its selectors occur in pages. */
function isUsedByPages({ selectors }: Rule, classes: ReadonlySet<string>): boolean {
  return selectors.some((selector) => {
    // A class inside `:not()` need not occur.
    const named = selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.((?:\\.|[\w-])+)/g);
    return [...named].every(([, name = '']) => classes.has(name.replaceAll('\\', '')));
  });
}

async function write(out: string, css: string): Promise<string> {
  const urlPath = `${STYLES_FOLDER}/${contentHash(css)}.css`;
  await writeFile(path.join(out, urlPath), css);
  return withBasePath(urlPath);
}

/** Returns the file of a stylesheet href. */
function getFile(out: string, href: string): string {
  return path.join(out, stripBasePath(href) ?? href);
}

/** Adds the base path to root-relative URLs in CSS. */
function addBasePathToUrls(css: string): string {
  return css.replace(/(url\(["']?)(\/[^/][^"')]*)/g, (_, start: string, urlPath: string) => {
    return start + withBasePath(stripBasePath(urlPath) ?? urlPath);
  });
}
