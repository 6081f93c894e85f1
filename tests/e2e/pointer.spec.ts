import { expect, test } from '@playwright/test';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { locales } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';
import { findCoveredControls } from './findCoveredControls';
import { deviceArchive, everyPage, firstCase, newestArticle, stubMap } from './site';

const WIDTHS = [320, 390, 768, 1024, 1280, 1920];

/** One page of each kind; other articles and cases have the same controls. */
const pathsOfEachKind = [...Object.values(pages), firstCase, newestArticle, ...deviceArchive, '/nothing/'];

/** Only English tests every page: the languages have the same layout, and testing all pages in each would be slow. */
const urls = {
  en: everyPage.filter(({ locale }) => locale === 'en').map(({ url }) => url),
  zh: pathsOfEachKind.map((path) => getLocalePath('zh', path)),
  vi: pathsOfEachKind.map((path) => getLocalePath('vi', path)),
};

for (const locale of locales) {
  test(`no control is covered in ${locale}`, async ({ page }) => {
    await stubMap(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const url of urls[locale]) {
      await page.goto(url);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const { count, covered } = await page.evaluate(findCoveredControls);
        expect.soft(count, `${url} at ${width} px`).toBeGreaterThan(1);
        expect.soft(covered, `${url} at ${width} px`).toEqual([]);
      }
    }
  });
}
