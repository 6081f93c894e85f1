import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getTaxonomyIds } from '../../../lib/content/entries/taxonomy';
import { locales } from '../../../lib/shared/i18n/locales';

const PREFIX = 'sample-';

/** Beyond the anchors that the editors have given away. */
const ANCHORS = 1000;

/**
 * Brings the articles of a copy of the project to `count` in each language. Those that are added are the editors' own,
 * again and again, each under a name, a date, tags and a paragraph of its own, so that pages and search index are as
 * large as in life. Throws where the editors have written more.
 */
export function writeArticles(copy: string, count: number): void {
  for (const [index, locale] of locales.entries()) {
    const folder = path.join(copy, 'messages', locale, 'insights');
    for (const file of readdirSync(folder)) if (file.startsWith(PREFIX)) rmSync(path.join(folder, file));
    // In the order of their names, so that a number stands for the same article in every language.
    const originals = readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .sort()
      .map((file) => readFileSync(path.join(folder, file), 'utf8'));
    if (originals.length >= count) throw new Error(`there are ${originals.length} articles already`);
    for (let number = 1; number <= count - originals.length; number += 1) {
      const original = originals[number % originals.length];
      const seed = number * locales.length + index;
      if (original)
        writeFileSync(path.join(folder, `${getSlug(number)}.md`), createArticle(original, number, seed));
    }
  }
}

/** The slug of an article that was added; they count from 1. */
export function getSlug(number: number): string {
  return PREFIX + String(number).padStart(5, '0');
}

/** An article of its own made of another one, whose front matter stands first in the text. */
function createArticle(original: string, number: number, seed: number): string {
  const words = Array.from({ length: 20 }, (_, index) => pseudoWord(seed * 20 + index));
  const own = original
    .replace(
      /^title: (?:"(.*)"|(.*))$/m,
      (_, quoted, plain) => `title: ${JSON.stringify(`${quoted ?? plain} ${number}`)}`,
    )
    .replace(/^date: .*$/m, `date: ${getDate(number)}`)
    .replace(/^tags: .*$/m, `tags: [${getTags(number).join(', ')}]`)
    .replace(/^link: .*$/m, `link: "#article${ANCHORS + number}"`);
  return `${own.trimEnd()}\n\n${words.join(' ')} ${number}.\n`;
}

/** Three articles a day, back from a day before the site began. */
function getDate(number: number): string {
  return new Date(Date.UTC(2025, 0, 1) - Math.floor(number / 3) * 86_400_000).toISOString().slice(0, 10);
}

/** One to three tags. */
function getTags(number: number): string[] {
  const tags = getTaxonomyIds('tags');
  const picked = [
    tags[number % tags.length],
    tags[(number * 5 + 1) % tags.length],
    tags[(number >> 2) % tags.length],
  ];
  return [...new Set(picked.slice(0, 1 + (number % 3)))].filter((tag) => tag !== undefined);
}

/** A word that few articles have, as names and part numbers are. The same number gives the same word. */
function pseudoWord(number: number): string {
  const syllables = 'ba ce di fo gu ha ke li mo nu pa re si to vu'.split(' ');
  const mixed = (number * 2_654_435_761) % 2 ** 32;
  return [0, 1, 2, 3]
    .map((place) => syllables[Math.floor(mixed / syllables.length ** place) % syllables.length])
    .join('');
}
