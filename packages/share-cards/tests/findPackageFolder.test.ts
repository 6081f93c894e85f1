import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPackageFolder } from '../fontsource';

const root = mkdtempSync(path.join(tmpdir(), 'packages-'));
const inner = path.join(root, 'site/pages');
for (const folder of [
  'node_modules/@font/sans',
  'node_modules/@font/serif',
  'site/node_modules/@font/serif',
  'site/pages',
])
  mkdirSync(path.join(root, folder), { recursive: true });

test('finds a package in a folder above', () => {
  expect(findPackageFolder('@font/sans', inner)).toBe(path.join(root, 'node_modules/@font/sans'));
});

test('prefers the nearest folder', () => {
  expect(findPackageFolder('@font/serif', inner)).toBe(path.join(root, 'site/node_modules/@font/serif'));
});

test('returns undefined if the package is not installed', () => {
  expect(findPackageFolder('@font/mono', inner)).toBeUndefined();
});
