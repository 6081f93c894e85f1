import { expect, test } from '@playwright/test';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getServicePath } from '@/lib/shared/i18n/paths';

test.use({ javaScriptEnabled: false });

for (const { id, page: content } of loadEntries('service-list.json', 'en')) {
  test(`the screens of ${id} are tables with their title and all cells`, async ({ page }) => {
    await page.goto(`/en${getServicePath(id)}`);
    for (const { title, user, columns, rows, languages } of content.screens) {
      const table = page.getByRole('table', { name: `${title} ${user}` });
      const columnCount = columns.length + (languages ? languages.length - 1 : 0);
      await expect(table.getByRole('columnheader')).toHaveCount(columnCount);
      await expect(table.getByRole('rowheader')).toHaveText(rows.map(({ cells }) => cells[0] ?? ''));
      await expect(table.getByRole('cell')).toHaveCount(rows.length * (columnCount - 1));
    }
  });

  test(`the screens of ${id} fit a viewport of 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const locale of ['vi', 'zh']) {
      await page.goto(`/${locale}${getServicePath(id)}`);
      await expect(page.locator('#screens figure')).toHaveCount(content.screens.length);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const parts = page.locator('#screens :is(dd, th, td, h3)');
      expect(
        await parts.evaluateAll((elements) =>
          elements
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
            .map(({ textContent }) => textContent),
        ),
      ).toEqual([]);
    }
  });
}
