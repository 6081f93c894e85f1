import { existsSync, readFileSync } from 'node:fs';

const TEXT_FILE = /\.(?:css|html|js|json|md|mjs|svg|ts|tsx|txt|webmanifest|xml|yaml|yml)$/;

/** An old name, colour or other word in a file. */
export type Leftover = { path: string; line: number; word: string; count: number };

/** Returns the texts of a JSON value, at any depth. */
export function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(collectTexts);
}

/**
 * Yields the first line of each word in each file. Case matters only in words without digits, and the `#` of a colour may
 * be encoded as `%23`, as in `data:` URLs.
 */
export function* findLeftovers(
  files: Iterable<{ path: string; text: string }>,
  words: readonly string[],
): Generator<Leftover> {
  const patterns = [...new Set(words)].map((word) => ({ word, pattern: createPattern(word) }));
  for (const { path, text } of files) {
    for (const { word, pattern } of patterns) {
      const matches = [...text.matchAll(pattern)];
      const [first] = matches;
      if (!first) continue;
      yield { path, line: text.slice(0, first.index).split('\n').length, word, count: matches.length };
    }
  }
}

function createPattern(word: string): RegExp {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  // A shorter colour is not part of a longer one.
  if (word.startsWith('#')) return new RegExp(`(?:#|%23)${escaped.slice(1)}(?![\\da-f])`, 'gi');
  return new RegExp(escaped, /\d/.test(word) ? 'gi' : 'g');
}

/** Yields those of the files that exist and contain text, with their content. */
export function* readTextFiles(paths: Iterable<string>): Generator<{ path: string; text: string }> {
  for (const path of paths) {
    if (TEXT_FILE.test(path) && existsSync(path)) yield { path, text: readFileSync(path, 'utf8') };
  }
}
