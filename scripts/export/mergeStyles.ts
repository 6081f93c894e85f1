import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { attribute, type Element, findElements, removeElements } from './findElements';
import { splitStyles } from './splitStyles';

const FOLDER = '_next/static/css';

/** The stylesheets that a page loads before its first paint, and what takes their place. Addresses on the site. */
type Merged = { from: string[]; critical: string; print: string | undefined; later: string };

/**
 * Makes one stylesheet of those that a page asks for before its first paint, without what is only for paper or only for
 * what the framework shows later. The addresses change in the pages and in the data that the framework loads pages by,
 * so that it finds in place what it would else fetch again: all but the last of a page's stylesheets become the merged
 * one, the last becomes the one with the rules for later.
 *
 * `out` is the folder of the export. Throws where a script names one of the stylesheets, because that address would
 * lead nowhere.
 */
export async function mergeStyles(out: string): Promise<void> {
  const names = await readdir(out, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html'));
  const { lists, classes } = await survey(out, pages);
  await mkdir(path.join(out, FOLDER), { recursive: true });
  const merged = new Map<string, Merged>();
  for (const list of new Set(lists.values())) merged.set(list, await merge(out, list.split(' '), classes));
  const mergedOf = (name: string) => merged.get(lists.get(pageOf(name, lists)) ?? '');

  for (const name of names) {
    const file = path.join(out, name);
    if (name.endsWith('.js')) verifyNamesNone(name, await readFile(file, 'utf8'), merged);
    const styles = mergedOf(name);
    if (!styles) continue;
    if (name.endsWith('.txt')) await writeFile(file, rename(await readFile(file, 'utf8'), styles));
    if (name.endsWith('.html')) await writeFile(file, mergeLinks(await readFile(file, 'utf8'), styles));
  }
  const replaced = new Set([...merged.values()].flatMap(({ from }) => from));
  await Promise.all([...replaced].map((href) => rm(path.join(out, href))));
}

/** The stylesheets of each page that has several, by its name, and all classes that stand in pages. */
async function survey(out: string, pages: string[]) {
  const lists = new Map<string, string>();
  const classes = new Set<string>();
  for (const page of pages) {
    const html = await readFile(path.join(out, page), 'utf8');
    const hrefs = stylesheetsOf(html).map((link) => attribute(link, 'href') ?? '');
    if (hrefs.length > 1) lists.set(page, hrefs.join(' '));
    for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g)) {
      for (const name of value.split(/\s+/)) classes.add(name);
    }
  }
  return { lists, classes };
}

/** The page that a file is or belongs to: page data lies in the page's folder or in one below it. */
function pageOf(name: string, lists: ReadonlyMap<string, string>): string {
  if (name.endsWith('.html')) return name;
  let folder = path.dirname(name);
  while (folder !== '.' && !lists.has(path.join(folder, 'index.html'))) folder = path.dirname(folder);
  return path.join(folder, 'index.html');
}

async function merge(out: string, from: string[], classes: ReadonlySet<string>): Promise<Merged> {
  const css = await Promise.all(from.map((href) => readFile(path.join(out, href), 'utf8')));
  const { critical, print, later } = splitStyles(css.join('\n'), classes);
  const address = await write(out, critical);
  return {
    from,
    critical: address,
    print: print === '' ? undefined : await write(out, print),
    later: later === '' ? address : await write(out, later),
  };
}

async function write(out: string, css: string): Promise<string> {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 16);
  await writeFile(path.join(out, FOLDER, `${hash}.css`), css);
  return `/${FOLDER}/${hash}.css`;
}

function rename(text: string, { from, critical, later }: Merged): string {
  const last = from.length - 1;
  return from.reduce((result, href, index) => result.replaceAll(href, index < last ? critical : later), text);
}

function mergeLinks(html: string, styles: Merged): string {
  const rest = rename(removeElements(html, stylesheetsOf(html).slice(1)), styles);
  if (!styles.print) return rest;
  return rest.replace('</head>', `<link rel="stylesheet" href="${styles.print}" media="print"/></head>`);
}

function stylesheetsOf(html: string): Element[] {
  return findElements(html, 'link').filter((link) => attribute(link, 'rel') === 'stylesheet');
}

function verifyNamesNone(name: string, script: string, merged: ReadonlyMap<string, Merged>): void {
  for (const href of [...merged.values()].flatMap(({ from }) => from)) {
    if (!script.includes(path.basename(href))) continue;
    throw new Error(`${name} loads the stylesheet ${href}, which has become part of another one`);
  }
}
