import { expect, test } from '@playwright/test';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { locales } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';
import { deviceArchive, firstCase, newestArticle, stubMap } from './site';

/** Minimum target size of WCAG 2.5.8, in CSS pixels. Links in a sentence may be smaller. */
const MIN_TARGET_PX = 24;

/** Minimum height of targets that are alone on their line, in CSS pixels. */
const COMFORTABLE_TARGET_PX = 44;

/** Selectors of such targets, by page. */
const comfortableTargets = {
  [pages.home]: ['h1 ~ ul a', '#testimonials figcaption a'],
  [pages.cases]: ['[data-place] a'],
  [firstCase]: ['dd a'],
  [pages.contact]: ['#faq p > a', 'label:has(+ p)'],
  [pages.insights]: ['label:has(+ p)'],
};

for (const locale of locales) {
  test(`links and labels alone on a line are 44 px high in ${locale}`, async ({ page }) => {
    await stubMap(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [path, selectors] of Object.entries(comfortableTargets)) {
      await page.goto(getLocalePath(locale, path));
      for (const selector of selectors) {
        const heights: number[] = [];
        for (const width of [390, 1366]) {
          await page.setViewportSize({ width, height: 800 });
          heights.push(...(await page.locator(selector).evaluateAll(measureHeights)));
        }
        expect(heights.length, selector).toBeGreaterThan(0);
        expect
          .soft(Math.min(...heights), `${selector} of ${path}`)
          .toBeGreaterThanOrEqual(COMFORTABLE_TARGET_PX);
      }
    }
  });

  test(`links and buttons outside sentences are at least 24 px in ${locale}`, async ({ page }) => {
    await stubMap(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of [...Object.values(pages), firstCase, newestArticle, ...deviceArchive, '/nothing/']) {
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
              // A positioned pseudo-element enlarges the link to its card or row.
              if (getComputedStyle(link, '::after').position === 'absolute') return false;
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

/** Opens all disclosures and measures the visible targets, including the pseudo-elements that enlarge them. */
function measureHeights(targets: Element[]): number[] {
  for (const details of document.querySelectorAll('details')) details.open = true;
  return targets
    .filter((target) => target.checkVisibility())
    .map((target) => {
      const enlargedHeight = Number.parseFloat(getComputedStyle(target, '::after').height) || 0;
      return Math.round(Math.max(target.getBoundingClientRect().height, enlargedHeight));
    });
}
