import { expect, test } from '@playwright/test';
import { getLocalePath, pages } from '@/lib/i18n/paths';
import { waitForFrames } from './site';

/** Minimum fraction of the width of a focused control that is visible. */
const MIN_VISIBLE_RATIO = 0.97;

// Vietnamese controls are the widest.
for (const { widthPx, key, paths } of [
  { widthPx: 320, key: 'Tab', paths: [pages.home, pages.insights] },
  { widthPx: 390, key: 'Shift+Tab', paths: [pages.cases] },
]) {
  test(`rows of ${widthPx} px scroll to the control focused by ${key}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: widthPx, height: 844 });
    for (const path of paths) {
      await page.goto(getLocalePath('vi', path));
      const controls = page.locator('main :is(ul, div) > :is(li, section) :is(a, summary):visible');
      const indexes = await controls.evaluateAll((elements) =>
        elements.flatMap((element, index) => {
          let row = element.parentElement;
          while (row && getComputedStyle(row).overflowX !== 'auto') row = row.parentElement;
          return row && row.scrollWidth > row.clientWidth + 1 ? [index] : [];
        }),
      );
      expect(indexes.length, path).toBeGreaterThan(0);
      const first = key === 'Tab' ? indexes[0] : indexes.at(-1);
      await controls.nth(first ?? 0).focus();
      for (const _ of indexes) {
        await page.keyboard.press(key);
        await waitForFrames(page);
        const { name, ratio } = await page.evaluate((width) => {
          const { left, right } = (document.activeElement as Element).getBoundingClientRect();
          const visibleWidth = Math.min(right, width) - Math.max(left, 0);
          return { name: document.activeElement?.textContent, ratio: visibleWidth / (right - left) };
        }, widthPx);
        expect.soft(ratio, `${name} of ${path}`).toBeGreaterThanOrEqual(MIN_VISIBLE_RATIO);
      }
    }
  });
}
