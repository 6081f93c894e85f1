import { expect, type Locator, test } from '@playwright/test';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { locales } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';
import { stubMap } from './site';

const OPENING_HOURS = /\d[:h]00–/;

for (const locale of locales) {
  test(`consent labels and the phone hint break well in ${locale}`, async ({ page }) => {
    await stubMap(page);
    await page.goto(getLocalePath(locale, pages.contact));
    for (const width of [390, 768, 1366]) {
      await page.setViewportSize({ width, height: 844 });
      for (const id of ['consent', 'transfer']) {
        const widths = await measureLines(page.locator(`label[for="${id}"]`));
        const share = (widths.at(-1) ?? 0) / Math.max(...widths);
        expect.soft(share, `${id} at ${width} px`).toBeGreaterThan(0.3);
      }
    }
    await page.setViewportSize({ width: 360, height: 844 });
    expect(await measureLines(page.locator('#phone-hint'))).toHaveLength(1);
  });

  test(`opening hours stay on one line in ${locale}`, async ({ page }) => {
    await stubMap(page);
    for (const path of [pages.home, pages.contact]) {
      await page.goto(getLocalePath(locale, path));
      const hours = page.locator('main').getByText(OPENING_HOURS).locator('visible=true');
      for (const width of [320, 390, 768, 1366]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await hours.evaluateAll(findBrokenTimes), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

/** Returns the width of each line of a text, in pixels. */
const measureLines = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const widths = new Map<number, number>();
    for (const { bottom, width } of range.getClientRects()) {
      const line = Math.round(bottom);
      widths.set(line, (widths.get(line) ?? 0) + width);
    }
    return [...widths.values()];
  });

/** Returns the ranges of times that are on two lines. */
const findBrokenTimes = (elements: Element[]) =>
  elements.flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const { textContent } = texts.currentNode;
      for (const { 0: times, index } of (textContent ?? '').matchAll(/\d+[:h]\d\d–\u2060?\d+[:h]\d\d/gu)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + times.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) broken.push(times);
      }
    }
    return broken;
  });
