import { type ConsoleMessage, expect, type Page, type Request, test } from '@playwright/test';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { locales } from '@/lib/shared/i18n/locales';
import { getMessages } from './site';

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
async function arrive(page: Page, address: string, end = address) {
  const { seen, stop } = watch(page);
  await page.goto(address);
  await expect(page).toHaveURL(end);
  await page.waitForLoadState();
  stop();
  expect(seen.documents).toBeLessThanOrEqual(2);
  expect(seen.errors).toEqual([]);
}

test('markup in storage leaves a bare path to the browser’s language, and changes nothing elsewhere', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'zh"><script>alert(1)</script>'));
  await arrive(page, '/about/', '/en/about/');
  await arrive(page, '/vi/about/');
  await arrive(page, '/nothing/');
  await expect(page.getByRole('heading', { name: getMessages('en').notFound.title })).toBeVisible();
});

test('with blocked storage every page opens, and a language can be changed', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  for (const [address, end] of [
    ['/', '/en/'],
    ['/about/?lang=vi', '/vi/about/'],
    ['/zh/contact/'],
    ['/zh/insights/'],
    ['/zh/cases/?industry=food'],
    ['/nothing/'],
    ['/en/about/'],
  ] as const) {
    await arrive(page, address, end);
  }
  const { seen } = watch(page);
  await page
    .getByRole('navigation', { name: getMessages('en').common.nav.language })
    .getByText('中文')
    .click();
  await expect(page).toHaveURL('/zh/about/');
  expect(seen.errors).toEqual([]);
});

test('a query that is not of this site is left as it is, and breaks nothing', async ({ page }) => {
  await arrive(page, '/about/?lang=%00', '/en/about/');
  for (const value of ['%3Cscript%3E', '__proto__', 'z'.repeat(10 * 1024)]) {
    await arrive(page, `/en/cases/?industry=${value}`);
  }
});

test('an address that leads nowhere is a 404 that speaks its language, in capitals too', async ({
  page,
  request,
}) => {
  for (const locale of locales) {
    const address = getLocalePath(locale, '/insights/nothing/');
    expect((await request.get(address)).status()).toBe(404);
    const { notFound } = getMessages(locale);
    await arrive(page, address);
    await expect(page).toHaveTitle(notFound.meta.title);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  }
  await arrive(page, '/ZH/nothing/', '/zh/nothing/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});
