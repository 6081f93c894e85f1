import { expect, type Page, test } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { localePath, navigationPages, pages } from '@/lib/i18n/paths';
import { textsOf } from './site';

const TEN_KILOBYTES = 10 * 1024;

/** Counts the documents the main frame asked for, redirects apart, and collects what went wrong in them. */
function watch(page: Page) {
  const seen = { documents: 0, errors: [] as string[] };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame() && !request.redirectedFrom())
      seen.documents += 1;
  });
  page.on('pageerror', (error) => seen.errors.push(String(error)));
  page.on('console', (message) => {
    // A browser reports the status of the document itself as an error: that is the answer asked for.
    const isOwnStatus = message.location().url === page.url() && message.text().includes('status of 404');
    if (message.type() === 'error' && !isOwnStatus) seen.errors.push(message.text());
  });
  return seen;
}

/** Opens an address, waits for where it ends, and checks that the way there was short and clean. */
async function arrive(page: Page, address: string, end: string) {
  const seen = watch(page);
  await page.goto(address);
  await expect(page).toHaveURL(end);
  await page.waitForLoadState();
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

  for (const [address, end] of [
    ['/', '/en/'],
    ['/about/?lang=vi', '/vi/about/'],
    ['/zh/', '/zh/'],
    ['/zh/contact/', '/zh/contact/'],
    ['/zh/insights/', '/zh/insights/'],
    ['/nothing/', '/nothing/'],
  ] as const) {
    test(`${address} ends at ${end}`, ({ page }) => arrive(page, address, end));
  }

  test('a language can be changed', async ({ page }) => {
    const seen = watch(page);
    await page.goto('/en/about/');
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
  test(`${address.slice(0, 40)} ends at ${end}`, ({ page }) => arrive(page, address, end));
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

test('the 404 page keeps its language and its title when the framework takes it over', async ({ page }) => {
  await page.goto('/vi/nothing/');
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => history.state !== null);
  await expect(page).toHaveTitle(textsOf('vi').notFound.meta.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
});

const missing = [
  { what: 'an unknown page', address: '/en/nothing/', locale: 'en' },
  { what: 'an unknown page', address: '/zh/nothing/', locale: 'zh' },
  { what: 'an unknown page', address: '/vi/nothing/', locale: 'vi' },
  { what: 'an unknown page deep down', address: '/vi/a/b/c/d/', locale: 'vi' },
  { what: 'an unknown article', address: '/zh/insights/nothing/', locale: 'zh' },
  { what: 'an unknown bare page', address: '/nothing/', locale: 'en' },
  { what: 'an unknown language', address: '/fr/about/', locale: 'en' },
  { what: 'a mere beginning of a language', address: '/zhongwen/', locale: 'en' },
  { what: 'an unknown page under capitals', address: '/ZH/nothing/', locale: 'zh' },
] as const;

for (const { what, address, locale } of missing) {
  test(`${what}, ${address}, is a 404 that speaks ${locale} and offers the six pages`, async ({
    page,
    request,
  }) => {
    expect((await request.get(address)).status()).toBe(404);
    const { notFound, common } = textsOf(locale);

    await arrive(page, address, address.replace('/ZH/', '/zh/'));
    await expect(page).toHaveTitle(notFound.meta.title);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    for (const name of navigationPages) {
      const link = page.getByRole('main').getByRole('link', { name: common.nav[name], exact: true });
      await expect(link).toHaveAttribute('href', localePath(locale, pages[name]));
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the 404 page speaks all languages', async ({ page }) => {
    await page.goto('/nothing/');
    for (const locale of locales) {
      await expect(page.getByRole('heading', { name: textsOf(locale).notFound.title })).toBeVisible();
    }
  });
});

test('an unknown bare article is a 404, whether or not a server adds a language first', async ({
  page,
  request,
}) => {
  const answer = await request.get('/insights/nothing/');
  expect(answer.status()).toBe(404);
  await arrive(page, '/insights/nothing/', answer.url());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf('en').notFound.title);
});
