import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Permissive licences, which require only attribution. */
const PERMISSIVE =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|OFL-1\.1|Zlib|Unlicense|Python-2\.0)$/;

const list = readFileSync('docs/licences.md', 'utf8');

test('all shipped packages have permissive licences', () => {
  const licences = [...list.matchAll(/^## (.*)$/gm)].map(([, licence = '']) => licence);
  expect(licences).toContain('MIT');
  const isPermissive = (licence: string) =>
    licence
      .replace(/[()]/g, '')
      .split(' AND ')
      .every((part) => PERMISSIVE.test(part));
  expect(licences.filter((licence) => !isPermissive(licence))).toEqual([]);
});

test('docs/licences.md is up to date', () => {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/licences.ts']);
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(list);
});
