import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { attribute, type Element } from '../html/elements';
import { contentHash } from './contentHash';
import { findElements, removeElements } from './findElements';
import { splitStyles } from './splitStyles';

const FOLDER = '_next/static/css';

/** What takes the place of each stylesheet of a family of pages: addresses on the site. */
type Replacements = Map<string, string>;

/**
 * Makes one stylesheet of those that pages ask for before their first paint, without what is only for what the framework
 * shows later. Pages whose first stylesheet is the same, which a visitor goes between without a load, share it. The
 * addresses change in the pages and in the data that the framework loads pages by, so that it finds in place what it
 * would else fetch again.
 *
 * `out` is the folder of the export. Throws where a script names one of the stylesheets, because that address would
 * lead nowhere.
 */
export async function mergeStyles(out: string): Promise<void> {
  const names = await readdir(out, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html'));
  const { lists, classes } = await survey(out, pages);
  await mkdir(path.join(out, FOLDER), { recursive: true });
  const merged = new Map<string, Replacements>();
  for (const family of new Set([...lists.values()].map(familyOf))) {
    const own = [...lists.values()].filter((list) => familyOf(list) === family);
    merged.set(family, await merge(out, own, classes));
  }
  const mergedOf = (name: string) => merged.get(familyOf(lists.get(pageOf(name, lists)) ?? []));

  for (const name of names) {
    const file = path.join(out, name);
    if (name.endsWith('.js')) verifyNamesNone(name, await readFile(file, 'utf8'), merged);
    const styles = mergedOf(name);
    if (!styles) continue;
    if (name.endsWith('.txt')) await writeFile(file, rename(await readFile(file, 'utf8'), styles));
    if (name.endsWith('.html')) await writeFile(file, mergeLinks(await readFile(file, 'utf8'), styles));
  }
  const replaced = new Set([...merged.values()].flatMap((replacements) => [...replacements.keys()]));
  await Promise.all([...replaced].map((href) => rm(path.join(out, href))));
}

/** The stylesheets of each page that has several, by its name, and all classes that stand in pages. */
async function survey(out: string, pages: string[]) {
  const lists = new Map<string, string[]>();
  const classes = new Set<string>();
  for (const page of pages) {
    const html = await readFile(path.join(out, page), 'utf8');
    const hrefs = stylesheetsOf(html).map((link) => attribute(link, 'href') ?? '');
    if (hrefs.length > 1) lists.set(page, hrefs);
    for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g)) {
      for (const name of value.split(/\s+/)) classes.add(name);
    }
  }
  return { lists, classes };
}

function familyOf(list: string[]): string {
  return list[0] ?? '';
}

/** The page that a file is or belongs to: page data lies in the page's folder or in one below it. */
function pageOf(name: string, lists: ReadonlyMap<string, string[]>): string {
  if (name.endsWith('.html')) return name;
  let folder = path.dirname(name);
  while (folder !== '.' && !lists.has(path.join(folder, 'index.html'))) folder = path.dirname(folder);
  return path.join(folder, 'index.html');
}

async function merge(out: string, lists: string[][], classes: ReadonlySet<string>): Promise<Replacements> {
  const all = inOneOrder(lists);
  const css = await Promise.all(all.map((href) => readFile(path.join(out, href), 'utf8')));
  const { critical, later } = splitStyles(css.join('\n'), classes);
  const address = await write(out, critical);
  const replacements: Replacements = new Map(all.map((href) => [href, address]));
  // Every page names this one besides others, which stand for what is there from the beginning.
  const common = all.findLast((href) => lists.every((list) => list.includes(href))) ?? '';
  if (later !== '') replacements.set(common, await write(out, later));
  return replacements;
}

/** All stylesheets of several lists, each after those that it follows in a list. */
function inOneOrder(lists: string[][]): string[] {
  const all: string[] = [];
  for (const list of lists) {
    let place = 0;
    for (const href of list) {
      if (!all.includes(href)) all.splice(place, 0, href);
      place = all.indexOf(href) + 1;
    }
  }
  return all;
}

async function write(out: string, css: string): Promise<string> {
  const address = `/${FOLDER}/${contentHash(css)}.css`;
  await writeFile(path.join(out, address), css);
  return address;
}

function rename(text: string, replacements: Replacements): string {
  return [...replacements].reduce((result, [from, to]) => result.replaceAll(from, to), text);
}

function mergeLinks(html: string, styles: Replacements): string {
  return rename(removeElements(html, stylesheetsOf(html).slice(1)), styles);
}

function stylesheetsOf(html: string): Element[] {
  return findElements(html, 'link').filter((link) => attribute(link, 'rel') === 'stylesheet');
}

function verifyNamesNone(name: string, script: string, merged: ReadonlyMap<string, Replacements>): void {
  for (const href of [...merged.values()].flatMap((replacements) => [...replacements.keys()])) {
    if (!script.includes(path.basename(href))) continue;
    throw new Error(`${name} loads the stylesheet ${href}, which has become part of another one`);
  }
}
