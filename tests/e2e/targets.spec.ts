import { expect, test } from '@playwright/test';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { locales } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';
import { deviceArchive, newestArticle, stubMap } from './site';

/** Minimum target size of WCAG 2.5.8, in CSS pixels. Links in a sentence may be smaller. */
const MIN_TARGET_PX = 24;

for (const locale of locales) {
  test(`links and buttons outside sentences are at least 24 px in ${locale}`, async ({ page }) => {
    await stubMap(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of [...Object.values(pages), newestArticle, ...deviceArchive, '/nothing/']) {
      await page.goto(getLocalePath(locale, path));
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const small = await page.evaluate((smallest) => {
          for (const details of document.querySelectorAll('details')) details.open = true;
          const isInSentence = (link: Element) => {
            if (getComputedStyle(link).display !== 'inline') return false;
            let block = link.parentElement;
            while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
            return block?.textContent?.trim() !== link.textContent?.trim();
          };
          return [...document.querySelectorAll<HTMLElement>('a[href], button, summary')]
            .filter((link) => link.checkVisibility({ visibilityProperty: true }) && !isInSentence(link))
            .filter((link) => {
              const box = link.getBoundingClientRect();
              return Math.min(box.width, box.height) < smallest;
            })
            .map((link) => link.outerHTML.slice(0, 120));
        }, MIN_TARGET_PX);
        expect.soft(small, `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
