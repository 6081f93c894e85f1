/** @jest-environment node */
import '@/tests/onProject';
import { readFileSync } from 'node:fs';
import { minVersion, Range, satisfies } from 'semver';

type Lock = { packages: Record<string, { engines?: { node?: string }; optional?: boolean }> };

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const { packages }: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const advised = readFileSync('.nvmrc', 'utf8').trim();

/** The oldest release of each line of Node.js that package.json names. */
const oldest = new Range(engines.node).set.map((line) => minVersion(line.join(' '))?.version ?? '');

test.each(oldest)('every package runs on Node.js %s, which package.json names', (version) => {
  const unable = Object.entries(packages).filter(
    // One that is optional is left out where it does not run.
    ([, { engines, optional }]) => !optional && engines?.node && !satisfies(version, engines.node),
  );
  expect(unable.map(([name]) => name)).toEqual([]);
});

test('package.json names the Node.js that .nvmrc and the README advise, and the one that runs this', () => {
  expect(satisfies(minVersion(advised) ?? '', engines.node)).toBe(true);
  expect(readFileSync('README.md', 'utf8')).toContain(`Node ${advised}`);
  expect(satisfies(process.version, engines.node)).toBe(true);
});
