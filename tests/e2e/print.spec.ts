import { expect, type Page, test } from '@playwright/test';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { locales } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';
import { fonts } from '@/tests/helpers/typeface';
import { newestArticle } from './site';

const TYPEFACE = fonts.map(({ postscriptName }) => postscriptName);

/** Returns the number of sheets and the font names of a page's PDF. */
async function printPage(page: Page) {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const fonts = [...pdf.matchAll(/\/BaseFont\s*\/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, name = '']) => name);
  return { sheets: pdf.match(/\/Type\s*\/Page\b/g)?.length, fonts: [...new Set(fonts)].sort() };
}

// The number of sheets depends on the texts, the fonts on how the screen loads them.
for (const { screen, testedLocales, ...options } of [
  { screen: 'a wide screen', viewport: { width: 1280, height: 800 }, testedLocales: locales },
  { screen: 'a phone', viewport: { width: 390, height: 844 }, testedLocales: ['vi'] as const },
  { screen: 'a browser without scripts', javaScriptEnabled: false, testedLocales: ['vi'] as const },
]) {
  test.describe(`printed from ${screen}`, () => {
    test.use(options);

    for (const locale of testedLocales) {
      test(`the about page in ${locale} prints on one sheet`, async ({ page }) => {
        await page.goto(getLocalePath(locale, pages.about));
        const loaded = () =>
          page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
        // On a phone, the typeface is loaded at the first interaction.
        await page.mouse.move(1, 1);
        await page.mouse.move(2, 2);
        await expect.poll(loaded).toBeGreaterThanOrEqual(TYPEFACE.length);
        const { sheets, fonts } = await printPage(page);
        expect(sheets).toBe(1);
        // A Chinese page also contains a Chinese system font.
        expect(fonts).toEqual(locale === 'zh' ? expect.arrayContaining(TYPEFACE) : TYPEFACE);
      });
    }
  });
}

test('a printed article has no menu, form or further links', async ({ page }) => {
  await page.goto(getLocalePath('vi', newestArticle));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of await page.locator('nav, form, #related, #next, .skip-link').all()) {
    await expect(part).toBeHidden();
  }
});
