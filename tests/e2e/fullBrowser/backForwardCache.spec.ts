import { expect, type Page } from '@playwright/test';
import { test } from '../deployedSite';
import { getHeaderLink, getMessages, hydrate, industries, newestArticle } from '../site';

const [industry] = industries;

const { common, about, cases } = getMessages('en');

/** Makes the document record whether it is restored from the back/forward cache. */
async function recordRestoration(page: Page) {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = `${persisted}`;
    });
  });
}

/** Navigates the history by one step and expects a page restored from the cache. */
async function navigateHistory(page: Page, delta: -1 | 1, title: string) {
  await page.evaluate((by) => history.go(by), delta);
  await expect(page).toHaveTitle(title);
  const reasons = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return JSON.stringify(navigation, ['notRestoredReasons', 'reasons', 'reason', 'url']);
  });
  await expect(page.locator('html'), reasons).toHaveAttribute('data-persisted', 'true');
}

/** One page of each kind (text, lists, forms), with an action to perform on it. */
const pageKinds: { url: string; use?: (page: Page) => Promise<void> }[] = [
  { url: '/en/' },
  { url: `/en${newestArticle}` },
  { url: '/en/services/' },
  { url: '/en/insights/' },
  { url: '/en/cases/', use: (page) => hydrate(page, 'cases') },
  { url: '/en/contact/', use: (page) => hydrate(page, 'contactForm') },
];

test.describe('on a phone', () => {
  // On this viewport the map of a third party, which may load slowly, is too far below to be requested.
  test.use({ viewport: { width: 390, height: 844 } });

  test('every kind of page is restored from the back/forward cache', async ({ page }) => {
    let previousTitle: string | undefined;
    for (const { url, use } of pageKinds) {
      if (previousTitle === undefined) await page.goto(url);
      else await page.evaluate((to) => location.assign(to), url);
      await page.waitForURL(url);
      await use?.(page);
      await page.mouse.move(1, 1);
      const title = await page.title();
      await recordRestoration(page);
      if (previousTitle !== undefined) {
        await navigateHistory(page, -1, previousTitle);
        await navigateHistory(page, 1, title);
      }
      previousTitle = title;
    }
  });
});

test('a restored page keeps filters, header and locale', async ({ page }) => {
  await page.goto('/en/cases/');
  await page.locator(`[data-filter="industry"][data-value="${industry}"]`).click();
  await expect(page.locator('[data-filter="industry"][aria-current]')).toHaveAttribute(
    'data-value',
    industry,
  );
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
  const shownCount = await page.locator('[data-item]:visible').count();
  await recordRestoration(page);
  await page.locator('header a[hreflang="vi"]').click();
  await expect(page).toHaveURL(`/vi/cases/?industry=${industry}`);

  await navigateHistory(page, -1, cases.meta.title);
  await expect(page).toHaveURL(`/en/cases/?industry=${industry}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('[data-filter="industry"][aria-current]')).toHaveAttribute(
    'data-value',
    industry,
  );
  await expect(page.locator('[data-item]:visible')).toHaveCount(shownCount);
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
  await expect(page.locator('header nav a[aria-current="page"]')).toHaveText(common.nav.cases);
  await expect(page.locator('header a[aria-current="true"]')).toHaveText('English');

  await getHeaderLink(page, common.nav.about).click();
  await expect(page).toHaveTitle(about.meta.title);
});

test('a page of an older build is restored and still works', async ({ page, site }) => {
  await page.goto('/en/cases/');
  await hydrate(page, 'cases');
  await recordRestoration(page);
  site.deploy({ missingFileResponse: 'status 404' });
  await getHeaderLink(page, common.nav.about).click();
  await expect(page.locator('html')).toHaveAttribute('data-build', '2');
  await navigateHistory(page, -1, cases.meta.title);
  await page.locator(`[data-filter="industry"][data-value="${industry}"]`).click();
  await expect(page).toHaveURL(`/en/cases/?industry=${industry}`);
  await getHeaderLink(page, common.nav.about).click();
  await expect(page).toHaveTitle(about.meta.title);
});
