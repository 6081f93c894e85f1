import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postcss, { type Rule } from 'postcss';
import { stripBasePath, withBasePath } from '../../lib/shared/basePath';
import { contentHash } from './contentHash';
import { applyShortNames, createShortNames } from './shortClassNames';

const FOLDER = '/_next/static/css';

/**
 * Makes one stylesheet of all that the framework wrote, so that each page asks for one file and the next pages for none.
 * Rules for classes that no page has become a second file, which islands load. The classes of CSS modules and custom
 * properties get short names, which saves a seventh of the file. `pages` are the pages' files below `out`, the folder of the export.
 */
export async function mergeStyles(out: string, pages: string[]) {
  const lists = new Set<string>();
  const classes = new Set<string>();
  for (const page of pages) {
    const html = await readFile(path.join(out, page), 'utf8');
    const links = html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g);
    lists.add([...links].map(([, href]) => href).join(' '));
    for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
      for (const name of names.split(' ')) classes.add(name);
    }
  }
  const all = inOneOrder([...lists].map((list) => list.split(' ')));
  const css = await Promise.all(all.map((href) => readFile(getFile(out, href), 'utf8')));
  await Promise.all(all.map((href) => rm(getFile(out, href))));
  // The framework's CSS parser does not know this pseudo-class and drops its rules.
  const merged = inSite(css.join('\n').replaceAll('[data-target-current]', ':target-current'));
  const names = createShortNames(merged);
  const { critical, later } = splitStyles(merged, classes);
  await mkdir(path.join(out, FOLDER), { recursive: true });
  return {
    /** The address of the stylesheet of every page. */
    pages: await write(out, applyShortNames(critical, names)),
    /** The address of what only hydrated islands show; empty where there is nothing. */
    islands: later === '' ? '' : await write(out, applyShortNames(later, names)),
    /** The names that classes of CSS modules and custom properties have in both. */
    names,
  };
}

/** All stylesheets of several lists, each after those that it follows in a list. */
function inOneOrder(lists: string[][]): string[] {
  const all: string[] = [];
  // The longest first: the shorter ones are parts of it, or stand for themselves.
  for (const list of lists.toSorted((a, b) => b.length - a.length)) {
    let place = 0;
    for (const href of list) {
      if (!all.includes(href)) all.splice(place, 0, href);
      place = all.indexOf(href) + 1;
    }
  }
  return all;
}

/** Sorts the rules of a stylesheet: what pages need as they arrive, and what only islands put there. `classes` are those of the pages. */
function splitStyles(css: string, classes: ReadonlySet<string>) {
  const critical = postcss.parse(css);
  const later = postcss.root();
  critical.each((node) => {
    if (node.type === 'rule' && !isExported(node, classes)) later.append(node.remove());
  });
  return { critical: critical.toString(), later: later.toString() };
}

/** Whether a rule can apply to an exported page: one of its selectors names no class that no page has. */
function isExported({ selectors }: Rule, classes: ReadonlySet<string>): boolean {
  return selectors.some((selector) => {
    // A class inside `:not()` applies where it is missing.
    const named = selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.((?:\\.|[\w-])+)/g);
    return [...named].every(([, name = '']) => classes.has(name.replaceAll('\\', '')));
  });
}

async function write(out: string, css: string): Promise<string> {
  const address = `${FOLDER}/${contentHash(css)}.css`;
  await writeFile(path.join(out, address), css);
  return withBasePath(address);
}

/** The file of an address that the framework has written into a page. */
function getFile(out: string, href: string): string {
  return path.join(out, stripBasePath(href) ?? href);
}

/** A stylesheet whose own addresses, which begin at the site, begin at its origin. */
function inSite(css: string): string {
  return css.replace(/(url\(["']?)(\/[^/][^"')]*)/g, (_, start: string, address: string) => {
    return start + withBasePath(stripBasePath(address) ?? address);
  });
}
