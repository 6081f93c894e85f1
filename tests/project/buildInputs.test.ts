import { readdirSync, readFileSync } from 'node:fs';
import { buildInputs } from '@/scripts/launch/hashBuildInputs.js';

/** Paths that do not affect the built site. */
const unrelatedFiles = [
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'biome.json',
  'deploy',
  'docs',
  'jest.config.mjs',
  'netlify.toml',
  'playwright.config.ts',
  'tests',
  'vercel.json',
];

test('every file is listed as build input or as unrelated', () => {
  const ignored = readFileSync('.gitignore', 'utf8')
    .split('\n')
    .map((line) => line.replaceAll('/', ''));
  const entries = readdirSync('.').filter(
    (name) => !ignored.includes(name) && !name.startsWith('.') && !name.endsWith('.tsbuildinfo'),
  );
  expect(entries.filter((name) => !buildInputs.includes(name) && !unrelatedFiles.includes(name))).toEqual([]);
  expect(buildInputs.filter((name) => !entries.includes(name) && !name.startsWith('.env'))).toEqual([]);
});
