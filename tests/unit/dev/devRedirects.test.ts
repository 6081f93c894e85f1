/** @jest-environment node */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { devRedirects } from '@/scripts/dev/devRedirects';
import { fixture } from '@/tests/fixtures/onFixture';

test('the development server leads on from former addresses, which no browser is to remember', () => {
  const redirects = devRedirects();
  expect(redirects.length).toBeGreaterThan(0);
  expect(redirects.filter(({ permanent }) => permanent)).toEqual([]);
});

test('the development server starts although a message file cannot be read', () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'messages-'));
  process.chdir(empty);
  expect(devRedirects()).toEqual([]);
  process.chdir(fixture);
  rmSync(empty, { recursive: true });
});
