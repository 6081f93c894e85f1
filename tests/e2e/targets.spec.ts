import { expect, test } from '@playwright/test';
import { getLocalePath, pages } from '@/lib/i18n/paths';
import { firstCase, stubMap } from './site';

/** Minimum height of targets that are alone on their line, in CSS pixels. */
const COMFORTABLE_TARGET_PX = 44;

/** Selectors of such targets, by page. */
const comfortableTargets = {
  [pages.home]: ['h1 ~ ul a', '#testimonials figcaption a'],
  [pages.about]: ['[data-place] a'],
  [pages.cases]: ['[data-filter="region"]'],
  [firstCase]: ['dd a'],
  [pages.contact]: ['#faq p > a', 'label:has(+ details)'],
  [pages.insights]: ['label:has(+ p)'],
};

// Chinese texts have the fewest lines, so the lowest targets.
test('links and labels alone on a line are 44 px high', async ({ page }) => {
  await stubMap(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, selectors] of Object.entries(comfortableTargets)) {
    await page.goto(getLocalePath('zh', path));
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
