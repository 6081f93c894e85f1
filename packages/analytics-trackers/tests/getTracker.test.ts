import { type Analytics, getAnalyticsOrigins, getTracker } from 'analytics-trackers';

test.each<[Analytics, string]>([
  [{ provider: 'umami', host: 'stats.example', id: 'u-1' }, 'https://stats.example/script.js'],
  [{ provider: 'plausible', host: 'stats.example', id: 'a.example' }, 'https://stats.example/js/script.js'],
  [{ provider: 'plausible', host: 'stats.example', id: 'pa-1' }, 'https://stats.example/js/pa-1.js'],
  [{ provider: 'matomo', host: 'stats.example', id: '7' }, 'https://stats.example/matomo.js'],
  [{ provider: 'baidu', host: 'hm.baidu.com', id: 'b1' }, 'https://hm.baidu.com/hm.js?b1'],
])('%j loads %s', (analytics, src) => {
  expect(getTracker(analytics).src).toBe(src);
});

test('Matomo sets no cookies', () => {
  const { globals } = getTracker({ provider: 'matomo', host: 'stats.example', id: '7' });
  expect(globals).toEqual({ _paq: expect.arrayContaining([['disableCookies'], ['setSiteId', '7']]) });
});

test('reports may go to another host than the script', () => {
  expect(
    getAnalyticsOrigins({
      provider: 'umami',
      host: 'cloud.umami.is',
      reportsTo: 'gateway.umami.is',
      id: 'u-1',
    }),
  ).toEqual({
    script: 'https://cloud.umami.is',
    reports: ['https://cloud.umami.is', 'https://gateway.umami.is'],
  });
});
