import { RETRY_LINK } from '@/lib/browser/protocol';
import { staticIslands } from '@/scripts/build/islandsOptions';

test('speculation rules exclude language and Retry links', () => {
  const { prefetch, prerender } = staticIslands.speculationRules as Record<
    string,
    { where: object; eagerness: string }[]
  >;
  expect(prefetch?.[0]?.eagerness).toBe('conservative');
  expect(prerender?.[0]?.eagerness).toBe('moderate');
  expect(JSON.stringify(prerender)).toContain('not([hreflang])');
  for (const rule of [prefetch?.[0], prerender?.[0]]) {
    const excluded = JSON.stringify(rule?.where).match(/"not":\{"selector_matches":"([^"]*)"/)?.[1];
    expect(excluded).toContain(`[${RETRY_LINK}]`);
  }
});

test.each(['vi/index.html', 'vi/services/index.html', 'images/services/erp.svg', '_next/static/core/a.js'])(
  'compresses %s at maximum quality',
  (name) => expect(staticIslands.maxQualityPaths.test(name)).toBe(true),
);

test.each(['vi/insights/one/index.html', 'insights/one/index.html', 'data/vi/insights/entries/one.json'])(
  'compresses %s at lower quality',
  (name) => expect(staticIslands.maxQualityPaths.test(name)).toBe(false),
);
