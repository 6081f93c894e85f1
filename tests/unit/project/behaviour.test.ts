/** @jest-environment node */
import '@/tests/onProject';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A row of a table in docs/behaviour.md: the titles of tests, and the file they are in. */
const rows = readFileSync('docs/behaviour.md', 'utf8')
  .split('\n')
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .filter(([, , tests]) => tests?.startsWith('`'))
  .map(([, behaviour = '', tests = '', file = '']) => ({
    behaviour,
    titles: [...tests.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title),
    file: file.replaceAll('`', ''),
  }));

test('the page of behaviours has rows', () => {
  expect(rows.length).toBeGreaterThan(40);
});

test.each(rows)('$behaviour: $file has the tests that are named', ({ titles, file }) => {
  const name = file.startsWith('tests/') ? file : path.join('tests/e2e', file);
  expect(existsSync(name)).toBe(true);
  const code = readFileSync(name, 'utf8');
  expect(titles.filter((title) => !code.includes(title))).toEqual([]);
});
