import { expect, type Locator, test } from '@playwright/test';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { locales } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';

for (const locale of locales) {
  test(`no consent label ends with a short line in ${locale}`, async ({ page }) => {
    for (const width of [390, 768, 1366]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(getLocalePath(locale, pages.contact));
      for (const id of ['consent', 'transfer']) {
        const widths = await measureLines(page.locator(`label[for="${id}"]`));
        const share = (widths.at(-1) ?? 0) / Math.max(...widths);
        expect.soft(share, `${id} at ${width} px`).toBeGreaterThan(0.3);
      }
    }
  });

  test(`the hint of the phone number is one line on phones in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 844 });
    await page.goto(getLocalePath(locale, pages.contact));
    if (!(await page.locator('#phone-hint').isVisible()))
      await page.locator('#enquiry input[type="radio"][value="phone"]').check();
    expect(await measureLines(page.locator('#phone-hint'))).toHaveLength(1);
  });

  test(`no tagline of a service breaks after one letter and a hyphen in ${locale}`, async ({ page }) => {
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(getLocalePath(locale, pages.services));
      for (const { tagline } of loadEntries('service-list.json', locale))
        for (const text of await page.locator('main').getByText(tagline, { exact: true }).all())
          expect.soft(await hasBrokenPrefix(text), `${tagline} at ${width} px`).toBe(false);
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

/** True if a line ends with a prefix of one letter, such as "e-" in "e-commerce". */
const hasBrokenPrefix = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    const node = [...element.childNodes].find((child) => child instanceof Text);
    return [...(node?.textContent ?? '').matchAll(/(?<!\p{L})\p{L}-(?=\p{L})/gu)].some(({ index }) => {
      range.setStart(node as Text, index);
      range.setEnd(node as Text, index + 3);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1;
    });
  });
