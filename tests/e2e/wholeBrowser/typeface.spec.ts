import { type Browser, expect, type Page, test } from '@playwright/test';
import { getMessages, headerLink } from '../site';

const TYPEFACE = 'Be Vietnam Pro SemiBold';

const { common, services } = getMessages('vi');

/** The faces that a page's title is drawn with, as the browser says. */
async function facesOfTitle(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.map(({ familyName }) => familyName);
}

/**
 * Goes the way in a new browser, without anything in its cache, until the title at its end is drawn with the typeface.
 * On a busy machine it may come later than `font-display: optional` waits for it; the page then rightly keeps the face
 * that it has.
 */
const endsWithTypeface = (browser: Browser, walk: (page: Page) => Promise<void>) =>
  expect(async () => {
    const page = await browser.newPage();
    try {
      await walk(page);
      await expect.poll(() => facesOfTitle(page), { timeout: 2_000 }).toEqual([TYPEFACE]);
    } finally {
      await page.close();
    }
  }).toPass();

/** The first sign of a person has the typeface fetched, in both weights. */
async function fetchTypeface(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect.poll(() => getFonts(page)).toHaveLength(2);
}

/** The font files that a page has got so far. */
const getFonts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  );

test('a wide screen shows the typeface from the first page on', async ({ browser }) => {
  await endsWithTypeface(browser, async (page) => {
    await page.goto('/vi/');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first page is drawn without the typeface, which is fetched at the first sign', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fetched.push(request.url());
    });
    await page.goto('/vi/');
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
    await fetchTypeface(page);
    expect(await facesOfTitle(page)).not.toContain(TYPEFACE);
  });

  test('the next page shows it', async ({ browser }) => {
    await endsWithTypeface(browser, async (page) => {
      await page.goto('/vi/');
      await fetchTypeface(page);
      await page.getByRole('button', { name: common.nav.menu }).click();
      await headerLink(page, common.nav.services).click();
      await expect(page).toHaveTitle(services.meta.title);
    });
  });
});
