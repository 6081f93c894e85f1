import { type Browser, expect, type Page, test } from '@playwright/test';
import { fonts } from '@/tests/helpers/typeface';
import { getHeaderLink, getMessages } from '../site';

const TYPEFACE = fonts[1]?.familyName;

const { common, services } = getMessages('vi');

/** Returns the fonts with which the browser renders the page's title. */
async function getTitleFonts(page: Page): Promise<string[]> {
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
 * Repeats a visit in a new browser with an empty cache until the final title is rendered in the typeface. On a busy
 * machine the font may load too late for `font-display: optional`, and the page correctly keeps the fallback font.
 */
const expectTypeface = (browser: Browser, visit: (page: Page) => Promise<void>) =>
  expect(async () => {
    const page = await browser.newPage();
    try {
      await visit(page);
      await expect.poll(() => getTitleFonts(page), { timeout: 2_000 }).toEqual([TYPEFACE]);
    } finally {
      await page.close();
    }
  }).toPass();

/** Triggers the first interaction and waits until both font weights are fetched. */
async function fetchTypeface(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect.poll(() => getFonts(page)).toHaveLength(2);
}

/** Returns the font files that the page has loaded so far. */
const getFonts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  );

test('wide screens use the typeface on the first page', async ({ browser }) => {
  await expectTypeface(browser, async (page) => {
    await page.goto('/vi/');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first page uses the system font; an interaction fetches the typeface', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fetched.push(request.url());
    });
    await page.goto('/vi/');
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
    await fetchTypeface(page);
    expect(await getTitleFonts(page)).not.toContain(TYPEFACE);
  });

  test('the next page uses the typeface', async ({ browser }) => {
    await expectTypeface(browser, async (page) => {
      await page.goto('/vi/');
      await fetchTypeface(page);
      await page.getByRole('button', { name: common.nav.menu }).click();
      await getHeaderLink(page, common.nav.services).click();
      await expect(page).toHaveTitle(services.meta.title);
    });
  });
});
