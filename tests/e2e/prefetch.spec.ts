import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './deployedSite';
import { getHeaderLink, getMessages, waitForSiteScript } from './site';

const { common, contact } = getMessages('en');

/** Collects the browser's prefetch and prerender attempts (action and URL) from the DevTools protocol. */
async function collectSpeculation(page: Page): Promise<() => string[]> {
  const devtools = await page.context().newCDPSession(page);
  let attempts: string[] = [];
  devtools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    attempts = preloadingAttemptSources.map(
      ({ key }) => `${key.action} ${key.url.replace(/^\w+:\/\/[^/]+/, '')}`,
    );
  });
  await devtools.send('Preload.enable');
  return () => attempts;
}

test('pressing a link prefetches its page, and the click uses it', async ({ page, site }) => {
  const link = getHeaderLink(page, common.nav.contact);
  const getRequests = () => site.requests.filter(({ pathname }) => pathname === '/en/contact/');
  await page.goto('/en/services/');
  await link.hover();
  await page.mouse.down();
  await expect
    .poll(getRequests)
    .toEqual([{ pathname: '/en/contact/', destination: 'document', isPrefetch: true }]);
  await page.mouse.up();
  await expect(page).toHaveTitle(contact.meta.title);
  expect(getRequests()).toHaveLength(1);
});

test('with a hovering pointer links are prerendered, but not filters', async ({ page }) => {
  const attempts = await collectSpeculation(page);
  for (const [url, excludedUrl] of [
    ['/en/cases/', /cases\/\?industry/],
    ['/en/services/', /services\/devices/],
  ] as const) {
    await page.goto(url);
    await expect(page.locator('html')).toHaveAttribute('data-hover', '');
    await expect.poll(attempts).toContain('Prerender /en/about/');
    expect(attempts()).toContain('Prefetch /en/about/');
    expect(attempts().filter((attempt) => excludedUrl.test(attempt))).toEqual([]);
    expect(attempts()).toContain(`Prefetch ${url.replace('en', 'vi')}`);
    expect(attempts()).not.toContain(`Prerender ${url.replace('en', 'vi')}`);
  }
  // Links covered by speculation rules are not prefetched a second time.
  await getHeaderLink(page, common.nav.contact).hover();
  await getHeaderLink(page, common.nav.about).hover();
  await expect(page.locator('head > link[rel="prefetch"]')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('without a hovering pointer nothing is prerendered', async ({ page }) => {
    const attempts = await collectSpeculation(page);
    await page.goto('/en/services/');
    await expect(page.locator('html')).not.toHaveAttribute('data-hover');
    // The browser considers a link only after layout.
    await page.locator('footer a[href="/en/about/"]').scrollIntoViewIfNeeded();
    await expect.poll(attempts).toContain('Prefetch /en/about/');
    expect(attempts().filter((attempt) => attempt.startsWith('Prerender'))).toEqual([]);
  });
});

test.describe('without speculation rules', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      HTMLScriptElement.supports = (type) => type !== 'speculationrules';
    }),
  );

  const getPrefetchLinks = (page: Page) => page.locator('head > link[rel="prefetch"]');

  test('a page is prefetched once when its link is hovered, focused or touched', async ({ page, site }) => {
    await page.goto('/en/cases/');
    await waitForSiteScript(page);
    const prefetched: string[] = [];
    for (const [name, path, trigger] of [
      [common.nav.contact, '/en/contact/', (link: Locator) => link.hover()],
      [common.nav.about, '/en/about/', (link: Locator) => link.focus()],
      [
        common.nav.services,
        '/en/services/',
        (link: Locator) => link.dispatchEvent('touchstart', { touches: [], bubbles: true }),
      ],
    ] as const) {
      await trigger(getHeaderLink(page, name));
      await trigger(getHeaderLink(page, name));
      prefetched.push(path);
      await expect(getPrefetchLinks(page)).toHaveCount(prefetched.length);
      await expect
        // This browser does support the rules; its own prefetches are requests for documents.
        .poll(() =>
          site.requests
            .filter(({ destination, isPrefetch }) => isPrefetch && destination !== 'document')
            .map(({ pathname }) => pathname),
        )
        .toEqual(prefetched);
    }
  });

  test('the current page, other sites and files are not prefetched', async ({ page }) => {
    await page.goto('/en/cases/');
    await waitForSiteScript(page);
    await getHeaderLink(page, common.nav.cases).hover();
    await page.evaluate(() => {
      for (const href of ['https://elsewhere.example/', '/en/feed.xml']) {
        const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }));
        link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      }
    });
    await getHeaderLink(page, common.nav.about).hover();
    await expect(getPrefetchLinks(page)).toHaveCount(1);
  });
});
