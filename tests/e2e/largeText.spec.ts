import { expect, test } from '@playwright/test';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { locales } from '@/lib/shared/i18n/locales';
import { everyPage, stubMap } from './site';

/** The default font size of a browser set to 200 %, in pixels. */
const FONT_SIZE_PX = 32;

/** The height reserved for the header, in `rem` (`--header` in styles/tokens.css). */
const HEADER_REM = 4.25;

for (const locale of locales) {
  test(`no page scrolls sideways with 200 % text in ${locale}`, async ({ page, context }) => {
    await stubMap(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.enable');
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: FONT_SIZE_PX, fixed: FONT_SIZE_PX } });
    const urls = everyPage.filter((entry) => entry.locale === locale).map(({ url }) => url);
    for (const url of [...urls, getLocalePath(locale, '/nothing/')]) {
      await page.goto(url);
      for (const width of [320, 375, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const measured = await page.evaluate(() => ({
          fontSize: getComputedStyle(document.documentElement).fontSize,
          width: document.documentElement.scrollWidth,
          header: document.querySelector('header')?.offsetHeight,
        }));
        const name = `${url} at ${width} px`;
        expect(measured.fontSize, name).toBe(`${FONT_SIZE_PX}px`);
        expect.soft(measured.width, `width of ${name}`).toBeLessThanOrEqual(width);
        // One pixel more for the border.
        expect.soft(measured.header, `header of ${name}`).toBeLessThanOrEqual(HEADER_REM * FONT_SIZE_PX + 1);
      }
    }
  });
}
