/** @jest-environment jsdom */
import { readAttribution, recordAttribution } from '@/lib/browser/attribution';

/**
 * Opens a URL from a referrer, in a browser whose `navigator` has the given properties. Returns the stored attribution.
 */
function visit(url: string, referrer: string, browser: object = {}): Record<string, string> {
  history.replaceState(null, '', url);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  for (const [name, value] of Object.entries({ doNotTrack: null, globalPrivacyControl: false, ...browser })) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  recordAttribution();
  return Object.fromEntries(readAttribution());
}

beforeEach(() => sessionStorage.clear());

test('stores only landing page, referring host and campaign', () => {
  const url =
    '/vi/cases/?utm_source=zalo&utm_medium=cpc&gclid=1&fbclid=2&msclkid=3&zclid=4&bd_vid=5&q=a#all-cases';
  expect(visit(url, 'https://www.google.com.vn/search?q=erp')).toEqual({
    landing: '/vi/cases/',
    referrer: 'www.google.com.vn',
    utm_source: 'zalo',
    utm_medium: 'cpc',
  });
});

test('ignores a referrer of the same site', () => {
  expect(visit('/en/', `${location.origin}/en/about/`)).toEqual({ landing: '/en/' });
});

test.each([
  { later: '/en/about/', campaign: undefined },
  { later: '/en/about/?utm_source=other&utm_campaign=fair', campaign: 'other / fair' },
  { later: '/en/about/?utm_campaign=fair', campaign: 'fair' },
  { later: '/vi/?utm_source=zalo', campaign: undefined },
])('a later page $later adds only the campaign of its link', ({ later, campaign }) => {
  visit('/en/?utm_source=zalo', '');
  const expected = { landing: '/en/', utm_source: 'zalo', ...(campaign && { campaign }) };
  expect(visit(later, 'https://other.example/')).toEqual(expected);
  // The last campaign is kept on further pages, and on the way back to the first one.
  expect(visit('/en/contact/', '')).toEqual(expected);
  expect(visit('/en/?utm_source=zalo', '')).toEqual(expected);
});

test('truncates long parameters', () => {
  const { utm_term, utm_content } = visit(
    `/en/?utm_term=${'t'.repeat(9000)}&utm_content=t${'😀'.repeat(300)}`,
    '',
  );
  expect(utm_term).toHaveLength(300);
  expect(utm_content).toBe(`t${'😀'.repeat(149)}`);
});

test('stores only campaign parameters', () => {
  const names = Array.from({ length: 200 }, (_, index) => `utm_${index}=x&utm_source=${index}`).join('&');
  expect(visit(`/en/?${names}&xutm_term=1&utm_terms=2`, '')).toEqual({
    landing: '/en/',
    utm_source: '199',
  });
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'removes stored data once %j is set',
  (browser) => {
    visit('/en/?utm_source=zalo', 'https://other.example/');
    expect(visit('/en/about/', '', browser)).toEqual({});
    expect(sessionStorage).toHaveLength(0);
    expect(visit('/en/cases/', '')).toEqual({ landing: '/en/cases/' });
  },
);

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('stores nothing if %j is set', (browser) => {
  expect(visit('/en/?utm_source=zalo', 'https://other.example/', browser)).toEqual({});
});
