import { findProse } from './findProse';
import { phrases } from './phrases';

type ProseProblem = { line: number; text: string; advice: string };

/** Prepositions that end no name: `getFile(post)` instead of `fileOf(post)`. */
const PREPOSITION = /(?:Of|In|By|At|For|From|To|With|On|As|Than|Under|Above|Between|Like)$/;

/** Names of platforms and libraries, and verbs that end in a preposition. */
const COMMON_NAME =
  /(?:^|[a-z])(?:[Ff]adeIn|[Ss]ignIn|[Ll]ogIn|[Oo]ptIn|[Bb]uiltIn|[Cc]heckIn|[Ss]crollTo|[Rr]eplyTo|[Rr]edirectTo|[Mm]oveTo|[Aa]ppendTo|[Cc]ompareTo|[Ss]ortBy|[Gg]roupBy|[Oo]rderBy|[Kk]eyBy|[Ii]ndexOf|[Tt]ypeOf|[Ss]izeOf|[a-z]+edAt)$/;

const DECLARATION =
  /^(?:export )?(?:default )?(?:async )?(?:function\*?|const|let|class|type|interface) (\w+)/gm;

const MAX_TITLE_WORDS = 14;

/** The title of a test: the first argument of `test`, `it` or `test.each(…)`. */
const TEST_TITLE = /(?<!['"`])\b(?:test|it)(?:\.\w+\([^)]*\))?\(\s*(['"`])((?:(?!\1).)+)\1/g;

/** Finds the phrases and names in a file that a reader would stumble over. Lines count from 1. */
export function findProseProblems(file: string, source: string): ProseProblem[] {
  const inProse = findProse(file, source).flatMap(({ line, text }) =>
    phrases.flatMap(({ pattern, advice }) =>
      [...text.matchAll(pattern)].map(([found]) => ({ line, text: found.trim(), advice })),
    ),
  );
  return [...inProse, ...findNames(file, source), ...findLongTitles(file, source)].sort(
    (a, b) => a.line - b.line,
  );
}

function findNames(file: string, source: string): ProseProblem[] {
  if (!/\.(tsx?|mjs|js)$/.test(file)) return [];
  return [...source.matchAll(DECLARATION)]
    .filter(([, name = '']) => PREPOSITION.test(name) && !COMMON_NAME.test(name))
    .map(({ 1: text = '', index }) => ({
      line: getLine(source, index),
      text,
      advice: 'The name ends in a preposition. Name what the function does, or what the value is.',
    }));
}

function findLongTitles(file: string, source: string): ProseProblem[] {
  if (!/\.(test|spec)\.tsx?$/.test(file)) return [];
  return [...source.matchAll(TEST_TITLE)]
    .filter(([, , title = '']) => title.split(/\s+/).length > MAX_TITLE_WORDS)
    .map(({ 2: text = '', index }) => ({
      line: getLine(source, index),
      text,
      advice: `Shorten the test title to ${MAX_TITLE_WORDS} words.`,
    }));
}

function getLine(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
