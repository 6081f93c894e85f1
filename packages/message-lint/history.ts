import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A translation that is older than a change in another language. */
export type OutdatedText = {
  locale: string;
  /** Path within the folder of the locale. */
  file: string;
  /** Path with the folder and the locale. */
  filePath: string;
  /** Dotted path of the text, with the ids of list entries; empty for a whole Markdown file. */
  key: string;
  text: string;
  /** The languages that changed; empty if another language has followed since. */
  changedIn: string[];
};

/** Recorded hashes by file and key: `en=1a2b3c4d vi=5e6f7a8b! zh=…`. `!` marks a text that was outdated already. */
type CheckRecord = Record<string, Record<string, string>>;

/** The translations of a text by locale. */
type Translations = Map<string, string>;

/** File in the folder with the hashes of all texts at the last check. */
export const RECORD_FILE = 'translations-checked.json';

/**
 * Finds the outdated texts of a folder with a subfolder for each locale. Returns undefined if the folder has no record;
 * throws if the record is unreadable.
 */
export function findOutdatedTexts(folder: string, locales: readonly string[]): OutdatedText[] | undefined {
  const record = readRecord(folder);
  if (!record) return undefined;
  return [...readTexts(folder, locales)].flatMap(([file, texts]) =>
    [...texts].flatMap(([key, translations]) => {
      const { outdated, changedIn } = compare(translations, record[file]?.[key]);
      return outdated.map((locale) => {
        const filePath = path.posix.join(folder, locale, file);
        return { locale, file, filePath, key, text: translations.get(locale) ?? '', changedIn };
      });
    }),
  );
}

/** Records that the translations of all texts are up to date. */
export function recordAll(folder: string, locales: readonly string[]): void {
  writeRecord(folder, locales, (translations) => formatHashes(translations, []));
}

/** Records that the translations of one text are up to date. */
export function recordText(folder: string, locales: readonly string[], file: string, key: string): void {
  const record = readRecord(folder) ?? {};
  writeRecord(folder, locales, (translations, otherFile, otherKey) =>
    file === otherFile && key === otherKey ? formatHashes(translations, []) : record[otherFile]?.[otherKey],
  );
}

/**
 * Records changes that at least one other language has followed, so that the next change is found too. A change in only
 * one language is not recorded, because it may be undone. Does nothing without a record.
 */
export function recordFollowed(folder: string, locales: readonly string[]): void {
  const record = readRecord(folder);
  if (!record) return;
  writeRecord(folder, locales, (translations, file, key) => {
    const recorded = record[file]?.[key];
    const { outdated, updated } = compare(translations, recorded);
    return outdated.length === 0 || updated.length > 1 ? formatHashes(translations, outdated) : recorded;
  });
}

/** Compares translations with their recorded hashes. `updated` are the locales with a new or changed text. */
function compare(translations: Translations, recorded = '') {
  const hashes = new Map(
    recorded.split(' ').map((part) => part.split('=') as [locale: string, hash: string]),
  );
  const versions = [...translations].map(([locale, text]) => {
    const hash = hashes.get(locale);
    return {
      locale,
      wasOutdated: hash?.endsWith('!'),
      isNew: !hash,
      isSame: hash?.replace('!', '') === getHash(text),
    };
  });
  const getLocales = (selected: typeof versions) => selected.map(({ locale }) => locale);
  // A new translation, or a change of an outdated one, only follows.
  const changedIn = getLocales(
    versions.filter(({ isNew, isSame, wasOutdated }) => !isNew && !isSame && !wasOutdated),
  );
  const outdated = versions.filter(
    ({ isSame, wasOutdated }) => isSame && (wasOutdated || changedIn.length > 0),
  );
  return {
    changedIn,
    outdated: getLocales(outdated),
    updated: getLocales(versions.filter(({ isSame }) => !isSame)),
  };
}

function formatHashes(translations: Translations, outdated: string[]): string {
  return [...translations]
    .map(([locale, text]) => `${locale}=${getHash(text)}${outdated.includes(locale) ? '!' : ''}`)
    .sort()
    .join(' ');
}

/** Returns a short hash of the words of a text: changes of punctuation, case and white space do not count. */
function getHash(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return createHash('sha256').update(words).digest('hex').slice(0, 8);
}

function readRecord(folder: string): CheckRecord | undefined {
  const file = path.join(folder, RECORD_FILE);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as CheckRecord;
  } catch (error) {
    throw new Error(
      `${file} is not valid JSON (${(error as Error).message}). Restore it, or record all translations as checked.`,
    );
  }
}

/**
 * Writes the record, sorted, with the hashes that `getHashes` returns for each text in two or more languages. Throws if a
 * file is unreadable, because its texts would be lost from the record.
 */
function writeRecord(
  folder: string,
  locales: readonly string[],
  getHashes: (translations: Translations, file: string, key: string) => string | undefined,
): void {
  const record: CheckRecord = {};
  const files = readTexts(folder, locales, true);
  for (const file of [...files.keys()].sort()) {
    const entries = [...(files.get(file) ?? [])].flatMap(([key, translations]) => {
      const hashes = translations.size > 1 ? getHashes(translations, file, key) : undefined;
      return hashes ? [[key, hashes] as const] : [];
    });
    if (entries.length > 0) record[file] = Object.fromEntries(entries);
  }
  const recordPath = path.join(folder, RECORD_FILE);
  const content = `${JSON.stringify(record, undefined, 2)}\n`;
  if (!existsSync(recordPath) || readFileSync(recordPath, 'utf8') !== content)
    writeFileSync(recordPath, content);
}

/** Reads the non-empty texts of all JSON and Markdown files: by file, by key, and by locale. */
function readTexts(
  folder: string,
  locales: readonly string[],
  isStrict = false,
): Map<string, Map<string, Translations>> {
  const files = new Map<string, Map<string, Translations>>();
  for (const locale of locales) {
    const root = path.join(folder, locale);
    const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [];
    for (const name of names.filter((one) => /\.(?:json|md)$/.test(one))) {
      const file = name.split(path.sep).join('/');
      const texts = files.get(file) ?? new Map<string, Translations>();
      files.set(file, texts);
      try {
        for (const [key, text] of parseTexts(file, readFileSync(path.join(root, name), 'utf8')))
          texts.set(key, (texts.get(key) ?? new Map()).set(locale, text));
      } catch (error) {
        if (isStrict)
          throw new Error(
            `${path.join(root, name)} cannot be read (${(error as Error).message}). Correct it first.`,
          );
      }
    }
  }
  return files;
}

/** Returns the texts of a file by key. A Markdown file is one text. Throws if the file is invalid JSON. */
function parseTexts(file: string, source: string): Map<string, string> {
  if (!file.endsWith('.json')) return new Map([['', source]]);
  const texts = new Map<string, string>();
  const add = (value: unknown, key: string) => {
    if (typeof value === 'string' && value !== '') texts.set(key, value);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, child] of Object.entries(value)) {
      const id = Array.isArray(value) ? (child as { id?: unknown } | null)?.id : undefined;
      const childName = typeof id === 'string' ? id : name;
      add(child, key === '' ? childName : `${key}.${childName}`);
    }
  };
  add(JSON.parse(source), '');
  return texts;
}
