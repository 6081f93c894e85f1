import { expect, type Page, test } from '@playwright/test';
import { loadCustomPages } from '@/lib/content/entries/customPages';
import { loadFacts } from '@/lib/content/facts/loadFacts';
import { locales } from '@/lib/i18n/locales';
import { getEntryPath, getLocalePath, pages } from '@/lib/i18n/paths';
import { fonts } from '@/tests/helpers/typeface';
import { newestArticle } from './site';

const { contractPage } = loadFacts().featured;
const TYPEFACE = fonts.map(({ postscriptName }) => postscriptName);

/** Returns the number of sheets and links and the font names of a page's PDF. */
async function printPage(page: Page, options: { pageRanges?: string } = {}) {
  const pdf = (await page.pdf({ format: 'A4', ...options })).toString('latin1');
  const fonts = [...pdf.matchAll(/\/BaseFont\s*\/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, name = '']) => name);
  const links = pdf.match(/\/Subtype\s*\/Link\b/g)?.length ?? 0;
  return { sheets: pdf.match(/\/Type\s*\/Page\b/g)?.length, fonts: [...new Set(fonts)].sort(), links };
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

test('the table of the contract starts on the first sheet', async ({ page }) => {
  test.skip(!contractPage, 'No page has the contract terms.');
  await page.goto(`/vi/${contractPage}/`);
  const rows = await page.locator('main table').first().locator('tr:has(a)').count();
  test.skip(rows === 0, 'The contract has no table of clauses.');
  const { links } = await printPage(page, { pageRanges: '1' });
  expect(links).toBeGreaterThan(rows / 3);
});

test('a printed page of an editor has no form or button', async ({ page }) => {
  const formPage = loadCustomPages('en').find(({ blocks }) => blocks?.some(({ type }) => type === 'action'));
  test.skip(!formPage, 'No page of an editor has an action.');
  await page.goto(`/en/${formPage?.slug}/`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of await page.locator('main form, main [class*="primary"]').all()) {
    await expect(part).toBeHidden();
  }
});

test('the voucher of the ERP prints the chosen currency only', async ({ page }) => {
  await page.goto(getLocalePath('en', getEntryPath('services', 'erp')));
  await page.emulateMedia({ media: 'print' });
  const getAmounts = (currency: string) => page.locator(`[data-station="erp"] [data-currency="${currency}"]`);
  await expect(getAmounts('VND').first()).toBeVisible();
  await expect(getAmounts('CNY').first()).toBeHidden();
});
