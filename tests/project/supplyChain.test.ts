import { readFileSync } from 'node:fs';

/** Permissive licences, which require only attribution. */
const PERMISSIVE =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|OFL-1\.1|Zlib|Unlicense|Python-2\.0)$/;

/** Packages with other licences, which only build and test the site: no part of them is shipped. */
const TOOLS = /^(@img\/sharp-|axe-core$|caniuse-lite$)/;

test('all packages have permissive licences, except tools that are not shipped', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { license?: string; link?: boolean }>;
  };
  const installed = Object.entries(packages).filter(
    ([folder, { link }]) => folder.includes('node_modules/') && !link,
  );
  const isPermissive = (licence: string) =>
    licence
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((choice) => choice.split(' AND ').every((part) => PERMISSIVE.test(part)));
  const others = installed
    .filter(([, { license = '' }]) => !isPermissive(license))
    .map(([folder]) => folder.replace(/^.*node_modules\//, ''));
  expect(installed.length).toBeGreaterThan(100);
  expect(others.filter((name) => !TOOLS.test(name))).toEqual([]);
});
