import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import middleware from '@/middleware';
import { requestTricks, trickyPaths } from '@/tests/requestTricks';
import { exchange } from './helpers/exchange';
import { smallSite, texts } from './helpers/smallSite';
import { type RunningSite, startSite, writeFiles } from './helpers/startSite';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite({
    files: { ...smallSite, '.env': 'SECRET', '.git/config': 'SECRET' },
    prepare: (out) => {
      const secrets = path.join(out, '../secrets');
      mkdirSync(secrets);
      writeFiles(secrets, { 'passwords.txt': 'SECRET' });
      symlinkSync(path.join(secrets, 'passwords.txt'), path.join(out, 'linked.txt'));
      symlinkSync(secrets, path.join(out, 'linked'));
    },
  });
});

/** Pairs each request with a printable title, because some targets contain control characters. */
const titledRequests = requestTricks.map(
  (trick) => [JSON.stringify([trick.target, ...(trick.headers ?? [])]), trick] as const,
);

describe('the server handles', () => {
  test.each(titledRequests)('%s', async (_, { target, headers, expected }) => {
    const { status, headers: responseHeaders, body } = await exchange(site.port, target, { headers });
    expect(body.toString()).not.toContain('SECRET');
    if (typeof expected === 'object') {
      expect([307, 308]).toContain(status);
      expect(responseHeaders.location).toBe(expected.location);
      expect(responseHeaders.location).toMatch(/^\/(?![/\\])/);
      return;
    }
    expect(responseHeaders.location).toBeUndefined();
    expect(status).toBe({ refused: 400, missing: 404, page: 200 }[expected]);
    if (expected === 'missing') expect(body.toString()).toBe(texts.missing);
    if (expected === 'page') expect(body.toString()).toBe(texts.about);
  });
});

describe('middleware.ts', () => {
  test.each(trickyPaths)('redirects %s only within the site', (target) => {
    const url = `http://site.example${target}`;
    if (!URL.canParse(url)) return;
    const location = middleware(new Request(url))?.headers.get('Location');
    if (location === null || location === undefined) return;
    expect(new URL(location, url).origin).toBe('http://site.example');
    expect(location.replace('http://site.example', '')).toMatch(/^\/(en|zh|vi)\/(?![/\\])/);
  });
});
