import { type ConsoleMessage, expect, type Page, type Request } from '@playwright/test';
import { test } from './sharedPage';
import { textsOf } from './site';

const TEN_KILOBYTES = 10 * 1024;

/** Counts the documents the main frame asked for, redirects apart, and collects what went wrong in them, until stopped. */
function watch(page: Page) {
  const seen = { documents: 0, errors: [] as string[] };
  const count = (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame() && !request.redirectedFrom())
      seen.documents += 1;
  };
  const note = (error: Error) => seen.errors.push(String(error));
  const listen = (message: ConsoleMessage) => {
    // A browser reports the status of the document itself as an error: that is the answer asked for.
    const isOwnStatus = message.location().url === page.url() && message.text().includes('status of 404');
    if (message.type() === 'error' && !isOwnStatus) seen.errors.push(message.text());
  };
  page.on('request', count).on('pageerror', note).on('console', listen);
  const stop = () => page.off('request', count).off('pageerror', note).off('console', listen);
  return { seen, stop };
}

/** Opens an address, waits for where it ends, and checks that the way there was short and clean. */
async function arrive(page: Page, address: string, end: string) {
  const { seen, stop } = watch(page);
  const at = (path: string) => new URL(path, test.info().project.use.baseURL).href;
  await page.goto(at(address));
  await expect(page).toHaveURL(at(end));
  await page.waitForLoadState();
  stop();
  expect(seen.documents).toBeLessThanOrEqual(2);
  expect(seen.errors).toEqual([]);
}

const storedValues = [
  { what: 'an unknown language', value: 'xx' },
  { what: 'a language in capitals', value: 'EN' },
  { what: 'an empty text', value: '' },
  { what: 'markup', value: 'zh"><script>alert(1)</script>' },
  { what: 'a path', value: '../../zh' },
  { what: '10 kB', value: 'zh'.repeat(TEN_KILOBYTES / 2) },
];

for (const { what, value } of storedValues) {
  test(`${what} in storage leaves a bare path to the browser’s language, and changes nothing elsewhere`, async ({
    page,
  }) => {
    await page.addInitScript((text) => localStorage.setItem('locale', text), value);
    await arrive(page, '/about/', '/en/about/');
    await arrive(page, '/vi/about/', '/vi/about/');
    await arrive(page, '/nothing/', '/nothing/');
    await expect(page.getByRole('heading', { name: textsOf('en').notFound.title })).toBeVisible();
  });
}

test.describe('with blocked storage', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }),
  );

  test('every page opens, and a language can be changed', async ({ page }) => {
    for (const [address, end] of [
      ['/', '/en/'],
      ['/about/?lang=vi', '/vi/about/'],
      ['/zh/', '/zh/'],
      ['/zh/contact/', '/zh/contact/'],
      ['/zh/insights/', '/zh/insights/'],
      ['/zh/cases/?industry=food', '/zh/cases/?industry=food'],
      ['/nothing/', '/nothing/'],
      ['/en/about/', '/en/about/'],
    ] as const) {
      await arrive(page, address, end);
    }
    const { seen } = watch(page);
    await page
      .getByRole('navigation', { name: textsOf('en').common.nav.language })
      .getByText('中文')
      .click();
    await expect(page).toHaveURL('/zh/about/');
    expect(seen.errors).toEqual([]);
  });
});

for (const [address, end] of [
  ['/?lang=xx', '/en/'],
  ['/about/?lang=', '/en/about/'],
  ['/about/?lang=EN&lang=vi', '/en/about/'],
  ['/about/?lang=%00', '/en/about/'],
  [`/about/?lang=${'z'.repeat(TEN_KILOBYTES)}`, '/en/about/'],
  ['/en/about', '/en/about/'],
  ['/en/about?a=1#b', '/en/about/?a=1#b'],
  ['/EN/about/', '/en/about/'],
  ['/Vi/about/', '/vi/about/'],
  ['/ZH/', '/zh/'],
  ['/en/cases/?industry=%3Cscript%3E', '/en/cases/?industry=%3Cscript%3E'],
  ['/en/cases/?industry=__proto__', '/en/cases/?industry=__proto__'],
] as const) {
  test(`${address.slice(0, 40)} ends at ${end}`, ({ sharedPage }) => arrive(sharedPage, address, end));
}

test('a malformed Accept-Language of 10 kB ends in English', async ({ browser }) => {
  // With a language of its own the browser would overrule the header.
  const header = 'zh-;q=,'.repeat(TEN_KILOBYTES / 7);
  const context = await browser.newContext({
    locale: undefined,
    extraHTTPHeaders: { 'accept-language': header },
  });
  await arrive(await context.newPage(), '/', '/en/');
  await context.close();
});

const missing = [
  { what: 'an unknown page', address: '/en/nothing/', locale: 'en' },
  { what: 'an unknown page', address: '/zh/nothing/', locale: 'zh' },
  { what: 'an unknown page', address: '/vi/nothing/', locale: 'vi' },
  { what: 'an unknown page deep down', address: '/vi/a/b/c/d/', locale: 'vi' },
  { what: 'an unknown article', address: '/zh/insights/nothing/', locale: 'zh' },
  { what: 'an unknown bare page', address: '/nothing/', locale: 'en' },
  { what: 'an unknown bare article', address: '/insights/nothing/', locale: 'en' },
  { what: 'an unknown language', address: '/fr/about/', locale: 'en' },
  { what: 'a mere beginning of a language', address: '/zhongwen/', locale: 'en' },
  { what: 'an unknown page under capitals', address: '/ZH/nothing/', locale: 'zh' },
] as const;

for (const { what, address, locale } of missing) {
  test(`${what}, ${address}, is a 404 that speaks ${locale}`, async ({ sharedPage: page, request }) => {
    expect((await request.get(address)).status()).toBe(404);
    const { notFound } = textsOf(locale);
    await arrive(page, address, address.replace('/ZH/', '/zh/'));
    await expect(page).toHaveTitle(notFound.meta.title);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  });
}
