import { readFileSync } from 'node:fs';
import { formatLicenceList, getShippedPackages } from 'shipped-packages';
import options from '@/shipped-packages.config';

/** Permissive licences, which require only attribution. */
const PERMISSIVE =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|OFL-1\.1|Zlib|Unlicense|Python-2\.0)$/;

let shipped: ReadonlyMap<string, string>;

beforeAll(async () => {
  shipped = await getShippedPackages(options);
}, 60_000);

test('all shipped packages have permissive licences', () => {
  const refused = [...shipped].filter(
    ([, licence]) =>
      !licence
        .replace(/[()]/g, '')
        .split(' AND ')
        .every((part) => PERMISSIVE.test(part)),
  );
  expect(refused).toEqual([]);
});

test('docs/licences.md is up to date', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(formatLicenceList(shipped, options));
});
