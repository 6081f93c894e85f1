import { findProseProblems } from '../findProseProblems';
import type { ProseLintOptions } from '../ProseLintOptions';

const options: ProseLintOptions = {
  phrases: [
    { pattern: /\butili[sz]e\b/gi, advice: 'Write "use".' },
    { pattern: /^This \w+/g, advice: 'Start with a verb.' },
  ],
  names: [{ pattern: /Of$/, exceptions: /^indexOf$/, advice: 'Name what the function does.' }],
  maxTitleWords: 3,
};

test.each([
  ['a.ts', '/**\n * This function adds.\n */', 'This function'],
  ['a.ts', 'add(); // We utilize it.', 'utilize'],
  ['a.css', '/* Utilise it. */', 'Utilise'],
  ['a.yml', 'a: 1 # We utilize it.', 'utilize'],
  ['a.md', 'We utilize it.', 'utilize'],
  ['a.ts', 'export function fileOf(post: Post) {}', 'fileOf'],
  ['a.test.ts', "test('adds one to two', () => {});", 'adds one to two'],
])('reports %s: %j', (file, source, text) => {
  expect(findProseProblems(file, source, options).map((problem) => problem.text)).toEqual([text]);
});

test.each([
  ['a.ts', '/** Adds two numbers. */'],
  ['a.ts', "const url = 'https://example.com/utilize';"],
  ['a.ts', "const utilize = '// utilize';"],
  ['a.ts', 'const indexOf = 1;'],
  ['a.md', '```\nWe utilize it.\n```'],
  ['a.md', 'Call `utilize`, see [use](utilize.md).'],
  ['a.test.ts', "test('adds two numbers', () => {});"],
  ['a.ts', "test('adds one to two', () => {});"],
])('accepts %s: %j', (file, source) => {
  expect(findProseProblems(file, source, options)).toEqual([]);
});

test('reports the line and the advice', () => {
  expect(findProseProblems('a.ts', 'const a = 1;\n\n// We utilize it.', options)).toEqual([
    { line: 3, text: 'utilize', advice: 'Write "use".' },
  ]);
});

test('reports nothing without rules', () => {
  expect(findProseProblems('a.test.ts', "// We utilize it.\ntest('a b c d', fileOf);", {})).toEqual([]);
});
