import { getTracker } from '@/lib/browser/analytics';
import type { Analytics } from '@/lib/i18n/site';
import { createContentSecurityPolicy } from '@/scripts/build/islandsOptions';

const map = 'https://map.example';

test('allows resources only from this site and the map', () => {
  expect(createContentSecurityPolicy({ enquiries: undefined, maps: [map], analytics: undefined })).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'", 'data:'],
    'frame-src': [map],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  });
});

test('allows requests to the enquiry endpoint', () => {
  const enquiries = 'https://leads.example';
  const policy = createContentSecurityPolicy({ enquiries, maps: [map], analytics: undefined });
  expect(policy['form-action']).toEqual(["'self'", enquiries]);
  expect(policy['connect-src']).toEqual(["'self'", enquiries]);
});

test.each<Analytics>([
  { provider: 'umami', host: 'stats.example', id: 'u-1' },
  { provider: 'umami', host: 'cloud.umami.is', reportsTo: 'gateway.umami.is', id: 'u-1' },
  { provider: 'plausible', host: 'stats.example', id: 'lotus.example' },
  { provider: 'matomo', host: 'stats.example', id: '7' },
])('%j may only run its script and receive reports', (analytics) => {
  const origin = `https://${analytics.host}`;
  const others = analytics.reportsTo ? [`https://${analytics.reportsTo}`] : [];
  expect(new URL(getTracker(analytics).src).origin).toBe(origin);
  const policy = createContentSecurityPolicy({ enquiries: undefined, maps: [map], analytics });
  expect(policy['script-src']).toEqual(["'self'", origin]);
  expect(policy['img-src']).toEqual(["'self'", 'data:', origin, ...others]);
  expect(policy['connect-src']).toEqual(["'self'", origin, ...others]);
  for (const name of ['default-src', 'style-src', 'frame-src', 'form-action']) {
    expect(policy[name]).not.toContain(origin);
  }
});
