import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SLUG_PREFIX = 'sample-';

/** The number of pseudo-words in the paragraph that is added to a copy. */
const WORD_COUNT = 20;

const DAY_MS = 86_400_000;

type CopyOptions = {
  /** The folders of Markdown files, one per language. */
  folders: readonly string[];
  /** The number of files that each folder has afterwards. */
  count: number;
  /** Ids for the field `tags`. */
  tags: readonly string[];
  /** Returns the lines of further front matter fields of a copy by name, which replace the original's. */
  getFields?: (number: number) => Record<string, string>;
};

/**
 * Adds Markdown files to folders until each has `count`. The added files are copies of the others with a different
 * title, date, tags and final paragraph, so that pages and search index have realistic sizes. Throws if there are
 * already more files.
 */
export function writeCopies(options: CopyOptions): void {
  const { folders, count } = options;
  for (const [index, folder] of folders.entries()) {
    for (const file of readdirSync(folder)) if (file.startsWith(SLUG_PREFIX)) rmSync(path.join(folder, file));
    // Sorted by name, so that a number identifies the same file in every language.
    const originals = readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .sort()
      .map((file) => readFileSync(path.join(folder, file), 'utf8'));
    if (originals.length >= count) throw new Error(`there are ${originals.length} files already`);
    for (let number = 1; number <= count - originals.length; number += 1) {
      const original = originals[number % originals.length] ?? '';
      const seed = number * folders.length + index;
      writeFileSync(
        path.join(folder, `${getCopySlug(number)}.md`),
        createCopy(original, number, seed, options),
      );
    }
  }
}

/** Returns the slug of an added file. Numbers start at 1. */
export function getCopySlug(number: number): string {
  return SLUG_PREFIX + String(number).padStart(5, '0');
}

/** Creates a copy by replacing fields of the front matter and adding a paragraph. */
function createCopy(
  original: string,
  number: number,
  seed: number,
  { tags, getFields }: CopyOptions,
): string {
  const words = Array.from({ length: WORD_COUNT }, (_, index) => createPseudoWord(seed * WORD_COUNT + index));
  const fields = {
    date: getDate(number),
    tags: `[${pickTags(number, tags).join(', ')}]`,
    ...getFields?.(number),
  };
  let copy = original.replace(
    /^title: (?:"(.*)"|(.*))$/m,
    (_, quoted, plain) => `title: ${JSON.stringify(`${quoted ?? plain} ${number}`)}`,
  );
  for (const [name, value] of Object.entries(fields)) {
    copy = copy.replace(new RegExp(`^${name}: .*$`, 'm'), () => `${name}: ${value}`);
  }
  return `${copy.trimEnd()}\n\n${words.join(' ')} ${number}.\n`;
}

/** Returns the date of a copy: three copies per day, counting back from the end of 2024. */
function getDate(number: number): string {
  return new Date(Date.UTC(2025, 0, 1) - Math.floor(number / 3) * DAY_MS).toISOString().slice(0, 10);
}

/** Returns one to three tags. The factors make consecutive copies have different combinations. */
function pickTags(number: number, tags: readonly string[]): string[] {
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
