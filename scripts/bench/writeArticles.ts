import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getTaxonomyIds } from '../../lib/content/entries/taxonomy';
import { locales } from '../../lib/shared/i18n/locales';

const SLUG_PREFIX = 'sample-';

/** Higher than the numbers of the anchors in real articles. */
const FIRST_FREE_ANCHOR = 1000;

/**
 * Adds articles to the project in `projectFolder` until each locale has `count`. The added articles are copies of real
 * ones with a different title, date, tags and final paragraph, so that pages and search index have realistic sizes.
 * Throws if there are already more articles.
 */
export function writeArticles(projectFolder: string, count: number): void {
  for (const [index, locale] of locales.entries()) {
    const folder = path.join(projectFolder, 'messages', locale, 'insights');
    for (const file of readdirSync(folder)) if (file.startsWith(SLUG_PREFIX)) rmSync(path.join(folder, file));
    // Sorted by name, so that a number identifies the same article in every locale.
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

/** Returns the slug of an added article. Numbers start at 1. */
export function getSlug(number: number): string {
  return SLUG_PREFIX + String(number).padStart(5, '0');
}

/** Creates an article from a real one by replacing its front matter and adding a paragraph. */
function createArticle(original: string, number: number, seed: number): string {
  const words = Array.from({ length: 20 }, (_, index) => createPseudoWord(seed * 20 + index));
  const article = original
    .replace(
      /^title: (?:"(.*)"|(.*))$/m,
      (_, quoted, plain) => `title: ${JSON.stringify(`${quoted ?? plain} ${number}`)}`,
    )
    .replace(/^date: .*$/m, `date: ${getDate(number)}`)
    .replace(/^tags: .*$/m, `tags: [${getTags(number).join(', ')}]`)
    .replace(/^link: .*$/m, `link: "#article${FIRST_FREE_ANCHOR + number}"`);
  return `${article.trimEnd()}\n\n${words.join(' ')} ${number}.\n`;
}

/**
 * Returns the date of an added article: three articles per day, counting back from a date before the first real
 * article.
 */
function getDate(number: number): string {
  return new Date(Date.UTC(2025, 0, 1) - Math.floor(number / 3) * 86_400_000).toISOString().slice(0, 10);
}

/** Returns one to three tags. The factors make consecutive articles have different combinations. */
function getTags(number: number): string[] {
  const tags = getTaxonomyIds('tags');
  const picked = [
    tags[number % tags.length],
    tags[(number * 5 + 1) % tags.length],
    tags[(number >> 2) % tags.length],
  ];
  return [...new Set(picked.slice(0, 1 + (number % 3)))].filter((tag) => tag !== undefined);
}

/**
 * Returns a rare word, like a name or a part number. The same number always gives the same word; consecutive numbers
 * give unrelated words (Knuth's multiplicative hash).
 */
function createPseudoWord(number: number): string {
  const syllables = 'ba ce di fo gu ha ke li mo nu pa re si to vu'.split(' ');
  const mixed = (number * 2_654_435_761) % 2 ** 32;
  return [0, 1, 2, 3]
    .map((place) => syllables[Math.floor(mixed / syllables.length ** place) % syllables.length])
    .join('');
}
