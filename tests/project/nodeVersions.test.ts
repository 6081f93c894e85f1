import { readFileSync } from 'node:fs';
import { minVersion, Range, satisfies } from 'semver';

type Lock = { packages: Record<string, { engines?: { node?: string }; optional?: boolean }> };

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const { packages }: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const recommended = readFileSync('.nvmrc', 'utf8').trim();

/** The minimum version of each Node.js major version in package.json. */
const oldest = new Range(engines.node).set.map((line) => minVersion(line.join(' '))?.version ?? '');

test.each(oldest)('every package supports Node.js %s', (version) => {
  const unsupported = Object.entries(packages).filter(
    // npm skips optional packages that do not support the platform.
    ([, { engines, optional }]) => !optional && engines?.node && !satisfies(version, engines.node),
  );
  expect(unsupported.map(([name]) => name)).toEqual([]);
});

test('package.json allows the recommended and the current Node.js version', () => {
  expect(satisfies(minVersion(recommended) ?? '', engines.node)).toBe(true);
  expect(readFileSync('README.md', 'utf8')).toContain(`Node ${recommended}`);
  expect(satisfies(process.version, engines.node)).toBe(true);
});
