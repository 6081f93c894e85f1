import { expect, type Page, test } from '@playwright/test';
import { getLocalePath, pages } from '@/lib/i18n/paths';
import { deviceArchive, firstCase, getMessages, newestArticle, stubMap, waitForFrames } from './site';

/** Delay of fonts and pictures in milliseconds; long enough that the text is painted first. */
const DELAY_MS = 400;

// English pages load no further kinds of fonts or pictures, and all Chinese pages load the same fonts.
for (const { locale, paths } of [
  { locale: 'zh', paths: [pages.home, pages.services, newestArticle] },
  { locale: 'vi', paths: [...Object.values(pages), firstCase, newestArticle, ...deviceArchive] },
] as const) {
  test(`pages do not shift while loading slowly in ${locale}`, async ({ page }) => {
    await stubMap(page);
    await page.route(/\.(woff2|svg)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
      await route.continue();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of paths) {
      await page.goto(getLocalePath(locale, path));
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await getShifts(page), path).toEqual([]);
    }
  });
}

test('pages do not shift while scrolling to the end', async ({ page }) => {
  await stubMap(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [pages.services, pages.cases, pages.contact]) {
    await page.goto(getLocalePath('en', path));
    for (let isEnd = false; !isEnd; ) {
      await page.mouse.wheel(0, 500);
      await waitForFrames(page);
      isEnd = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    }
    expect.soft(await getShifts(page), path).toEqual([]);
  }
});

test('the form title is final before the fields are parsed', async ({ page }) => {
  await stubMap(page);
  const path = getLocalePath('vi', pages.contact);
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const fields = html.indexOf('<form', html.indexOf('id="enquiry-title"'));
    await route.fulfill({ response, body: html.slice(0, fields) });
  });
  await page.goto(path);
  const { title } = getMessages('vi').contact.form;
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
});

/** Returns the layout shifts so far (Layout Instability API) with their elements, after two frames for late shifts. */
function getShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            const texts = sources.map(({ node }) => `${node?.nodeName} "${node?.textContent?.slice(0, 60)}"`);
            shifts.push(`${value}: ${texts.join(', ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
  );
}
