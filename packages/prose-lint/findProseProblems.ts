import { findProse } from './findProse';
import type { NameRule, PhraseRule, ProseLintOptions, ProseProblem } from './ProseLintOptions';

/** A declaration at the top level of a file. */
const DECLARATION =
  /^(?:export )?(?:default )?(?:async )?(?:function\*?|const|let|class|type|interface) (\w+)/gm;

/** The title of a test: the first argument of `test`, `it` or `test.each(…)`. */
const TEST_TITLE = /(?<!['"`])\b(?:test|it)(?:\.\w+\([^)]*\))?\(\s*(['"`])((?:(?!\1).)+)\1/g;

/** Finds the problems of a file, in the order of their lines. */
export function findProseProblems(
  file: string,
  source: string,
  { phrases = [], names = [], maxTitleWords = Number.POSITIVE_INFINITY }: ProseLintOptions,
): ProseProblem[] {
  return [
    ...findPhrases(file, source, phrases),
    ...findNames(file, source, names),
    ...findLongTitles(file, source, maxTitleWords),
  ].sort((a, b) => a.line - b.line);
}

function findPhrases(file: string, source: string, phrases: PhraseRule[]): ProseProblem[] {
  return findProse(file, source).flatMap(({ line, text }) =>
    phrases.flatMap(({ pattern, advice }) =>
      [...text.matchAll(pattern)].map(([found]) => ({ line, text: found.trim(), advice })),
    ),
  );
}

function findNames(file: string, source: string, rules: NameRule[]): ProseProblem[] {
  if (!/\.(tsx?|mjs|js)$/.test(file)) return [];
  return [...source.matchAll(DECLARATION)].flatMap(({ 1: text = '', index }) =>
    rules
      .filter(({ pattern, exceptions }) => pattern.test(text) && !exceptions?.test(text))
      .map(({ advice }) => ({ line: getLine(source, index), text, advice })),
  );
}

function findLongTitles(file: string, source: string, maxWords: number): ProseProblem[] {
  if (!/\.(test|spec)\.tsx?$/.test(file)) return [];
  return [...source.matchAll(TEST_TITLE)]
    .filter(([, , title = '']) => title.split(/\s+/).length > maxWords)
    .map(({ 2: text = '', index }) => ({
      line: getLine(source, index),
      text,
      advice: `Shorten the test title to ${maxWords} words.`,
    }));
}

function getLine(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
