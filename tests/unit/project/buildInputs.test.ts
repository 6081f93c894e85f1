/** @jest-environment node */
import '@/tests/onProject';
import { readdirSync, readFileSync } from 'node:fs';
import { inputs } from '@/scripts/launch/inputStamp.js';

/** What no build reads: a change there leaves the built site as it is. */
const listUnrelatedFiles = [
  'BENCHMARKS.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  'Dockerfile',
  'biome.json',
  'compose.yaml',
  'deploy',
  'docs',
  'jest.config.mjs',
  'netlify.toml',
  'playwright.config.ts',
  'tests',
  'vercel.json',
];

test('npm start knows of everything in the project whether the site is built from it', () => {
  const ignored = readFileSync('.gitignore', 'utf8')
    .split('\n')
    .map((line) => line.replaceAll('/', ''));
  const entries = readdirSync('.').filter(
    (name) => !ignored.includes(name) && !name.startsWith('.') && !name.endsWith('.tsbuildinfo'),
  );
  expect(entries.filter((name) => !inputs.includes(name) && !listUnrelatedFiles.includes(name))).toEqual([]);
  expect(inputs.filter((name) => !entries.includes(name) && !name.startsWith('.env'))).toEqual([]);
});
