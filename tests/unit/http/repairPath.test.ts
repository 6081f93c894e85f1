import fc from 'fast-check';
import { repairPath } from '@/lib/i18n/redirects';

const TRAILING = [
  ...'，。）)】」』』》〉.,;:!?\'"”’…、！？；：·*_~|`^<>{}[]👉',
  '...',
  '。”',
  ').',
  '!!!',
  '-',
];
const INVISIBLE = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u200e',
  '\u00a0',
  '\u3000',
  ' ',
];

test.each(TRAILING)('removes %s at the end', (suffix) => {
  for (const path of [`/vi/contact/${suffix}`, `/vi/contact${suffix}`, `/vi/contact${suffix}/`]) {
    expect(repairPath(path)).toBe('/vi/contact/');
    expect(repairPath(path.replace(suffix, encodeURIComponent(suffix)))).toBe('/vi/contact/');
  }
});

test.each(INVISIBLE.map((character) => [encodeURIComponent(character)]))('removes %s anywhere', (escaped) => {
  for (const path of [`/vi/contact/${escaped}`, `/vi/con${escaped}tact/`, `/${escaped}vi/contact`]) {
    expect(repairPath(path)).toBe('/vi/contact/');
  }
});

test.each([
  ['/vi/About/', '/vi/about/'],
  ['/VI', '/vi/'],
  ['/ZH/INSIGHTS/A-SLUG。', '/zh/insights/a-slug/'],
  ['/Insights/Archive/2/', '/insights/archive/2/'],
  ['/About', '/about/'],
  ['/Careers，', '/careers/'],
  ['/en//about/', '/en/about/'],
  ['//en/about', '/en/about/'],
  ['/en/about//', '/en/about/'],
  ['/％', '/'],
  ['/%EF%BD%96%EF%BD%89/about/', '/vi/about/'],
  ['/vi%EF%BC%8Fabout/', '/vi/about/'],
])('repairs %s to %s', (path, route) => {
  expect(repairPath(path)).toBe(route);
});

test.each([
  '/',
  '/about',
  '/about/',
  '/en/about',
  '/vi/insights/a-slug/',
  '/_next/static/chunks/AbC.js',
  '/images/Hero.PNG',
  '/en/feed.xml，',
  '/API/leads',
  '/Healthz',
  '/CNAME.txt',
  '/EN/nothing/more/',
  '/FR/about/',
  '//evil.example/About',
  '///evil.example',
  '/%2fevil.example/About',
  '/%2F%2Fevil/',
  '/%5cevil/',
  '/en%2fAbout/',
  '/\\evil',
  '/..;/About',
  '/vi/About/%',
  '/vi/About/%EF%BC',
  '/vi/About/%ff',
  `/vi/about/${'，'.repeat(500)}`,
])('does not change %s', (path) => {
  expect(repairPath(path)).toBeUndefined();
});

test('repaired paths stay on this host and are stable', () => {
  const unit = fc.constantFrom(...'/viABOUTabout.%2f5cE8\\?#-_ ，。）\u200b@:;é𝒶', 'About/', '/vi', '//');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 20 }), (rest) => {
      const path = repairPath(`/${rest}`);
      if (path === undefined) return;
      expect(path).toMatch(/^\/(?!\/)[a-z0-9/-]*$/);
      expect(repairPath(path)).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});
