import { type ConsoleMessage, expect, type Page, type Request, test } from '@playwright/test';
import { getLanguageTag, locales } from '@/lib/i18n/locales';
import { getLocalePath } from '@/lib/i18n/paths';
import { getMessages } from './site';

/**
 * Until `stop` is called, counts the documents that the main frame requests, redirects excluded, and collects page
 * errors.
 */
function monitorPage(page: Page) {
  const activity = { documents: 0, errors: [] as string[] };
  const countDocument = (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame() && !request.redirectedFrom())
      activity.documents += 1;
  };
  const addError = (error: Error) => activity.errors.push(String(error));
  const addConsoleError = (message: ConsoleMessage) => {
    // Browsers log the 404 status of the document as an error; here it is expected.
    const isExpected = message.location().url === page.url() && message.text().includes('status of 404');
    if (message.type() === 'error' && !isExpected) activity.errors.push(message.text());
  };
  page.on('request', countDocument).on('pageerror', addError).on('console', addConsoleError);
  const stop = () =>
    page.off('request', countDocument).off('pageerror', addError).off('console', addConsoleError);
  return { activity, stop };
}

/** Opens a URL and checks the final URL, that at most two documents were loaded, and that no error occurred. */
async function expectCleanNavigation(page: Page, url: string, finalUrl = url) {
  const { activity, stop } = monitorPage(page);
  await page.goto(url);
  await expect(page).toHaveURL(finalUrl);
  await page.waitForLoadState();
  stop();
  expect(activity.documents).toBeLessThanOrEqual(2);
  expect(activity.errors).toEqual([]);
}

test('pages and language links work with blocked storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  for (const [url, finalUrl] of [
    ['/', '/en/'],
    ['/about/?lang=vi', '/vi/about/'],
    ['/zh/contact/'],
    ['/zh/insights/'],
    ['/zh/cases/?industry=food'],
    ['/nothing/'],
    ['/en/about/'],
  ] as const) {
    await expectCleanNavigation(page, url, finalUrl);
  }
  const { activity } = monitorPage(page);
  await page
    .getByRole('navigation', { name: getMessages('en').common.nav.language })
    .getByText('中文')
    .click();
  await expect(page).toHaveURL('/zh/about/');
  expect(activity.errors).toEqual([]);
});

test('a missing page shows the 404 page in the URL’s locale', async ({ page, request }) => {
  for (const locale of locales) {
    const url = getLocalePath(locale, '/insights/nothing/');
    expect((await request.get(url)).status()).toBe(404);
    const { notFound } = getMessages(locale);
    await expectCleanNavigation(page, url);
    await expect(page).toHaveTitle(notFound.meta.title);
    await expect(page.locator('html')).toHaveAttribute('lang', getLanguageTag(locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  }
  await expectCleanNavigation(page, '/ZH/nothing/', '/zh/nothing/');
  await expect(page.locator('html')).toHaveAttribute('lang', getLanguageTag('zh'));
});
