/** @jest-environment node */
import path from 'node:path';
import vm from 'node:vm';
import { buildSync } from 'esbuild';

const script = buildSync({
  entryPoints: [path.join(__dirname, '../../../lib/browser/scripts/localeRedirectScript.ts')],
  bundle: true,
  define: { 'process.env.BASE_PATH': '""' },
  format: 'iife',
  write: false,
}).outputFiles[0]?.text;

/** Returns the path to which the script redirects a browser with this `navigator`. */
function getRedirectPath(navigator: object): string | undefined {
  let target: string | undefined;
  const replace = (href: string) => {
    target = href;
  };
  vm.runInNewContext(script ?? '', {
    URLSearchParams,
    navigator,
    location: Object.assign(new URL('https://site.example/about/'), { replace }),
    document: { cookie: '', referrer: '', documentElement: { dataset: {} } },
  });
  return target;
}

test.each([
  { navigator: { languages: ['fr', 'vi'], language: 'fr' }, expected: '/vi/about/' },
  { navigator: { languages: [], language: 'vi' }, expected: '/en/about/' },
  { navigator: { language: 'vi-VN' }, expected: '/vi/about/' },
  { navigator: {}, expected: '/en/about/' },
])('redirects $navigator to $expected without storage', ({ navigator, expected }) => {
  expect(getRedirectPath(navigator)).toBe(expected);
});
