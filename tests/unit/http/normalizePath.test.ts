import path from 'node:path';
import fc from 'fast-check';
import { encodeSegment, normalizePath } from '@/server/http/httpServer';

/** Random paths made of strings that are common in attacks. */
const hostilePath = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '.',
        '..',
        '%2e',
        '%2E',
        '%2f',
        '%2F',
        '%5c',
        '%5C',
        '%00',
        '%',
        '%25',
        '?',
        '#',
      ),
      fc.constantFrom(
        '%c0%af',
        '%c0%ae',
        '%e0%80%af',
        '%ed%a0%80',
        '%ff',
        '%0d%0a',
        '%e4%bd%a0',
        'en',
        'about',
        ';',
        '@',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.string({ unit: 'grapheme-ascii', maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const anyPath = fc.oneof(
  hostilePath,
  hostilePath.map((rest) => `/${rest}`),
  fc.webPath(),
);

test('results stay on the site, in its folder, and are normalized', () => {
  fc.assert(
    fc.property(anyPath, (given) => {
      const normalized = normalizePath(given);
      if (normalized === undefined) return true;
      const url = new URL(normalized, 'http://site.example');
      const decoded = `${decodeURIComponent(normalized)}/`;
      // Returns a boolean, because thousands of `expect` calls would take longer than the tests themselves.
      return (
        /^\/(?![/\\])/.test(normalized) &&
        !/\/\/|\\|[^\x21-\x7e]|%2f|%5c|%00|%0[ad]/i.test(normalized) &&
        normalizePath(normalized) === normalized &&
        url.host === 'site.example' &&
        url.pathname === normalized &&
        path.join('/site/out', decoded).startsWith('/site/out/') &&
        !/\/\.{1,2}\//.test(decoded)
      );
    }),
    { numRuns: 2000 },
  );
});

test('paths from browsers are accepted unchanged', () => {
  const link = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), { maxLength: 4 });
  fc.assert(
    fc.property(link, (names) => {
      const segments = names.filter((name) => !/^\.{1,2}$|[/\\\p{Cc}]/u.test(name)).map(encodeSegment);
      const given = `/${segments.join('/')}`;
      return normalizePath(new URL(given, 'http://site.example').pathname) === given;
    }),
    { numRuns: 1000 },
  );
});
