import { expect, test } from '@playwright/test';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { findService } from '@/lib/content/entries/loadServices';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { getServicePath } from '@/lib/shared/i18n/paths';

test.use({ javaScriptEnabled: false });

for (const { id } of loadEntries('service-list.json', 'en')) {
  test(`the screens of ${id} are tables that fit a viewport of 320 pixels`, async ({ page }) => {
    for (const locale of ['vi', 'zh'] as const) {
      await page.setViewportSize({ width: 1280, height: 640 });
      await page.goto(getLocalePath(locale, getServicePath(id)));
      const { screens } = findService(locale, id)?.page ?? { screens: [] };
      await expect(page.locator('#screens figure')).toHaveCount(screens.length);
      for (const { title, user, columns, rows, languages } of screens) {
        const table = page.getByRole('table', { name: `${title} ${user}` });
        const columnCount = columns.length + (languages ? languages.length - 1 : 0);
        await expect(table.getByRole('columnheader')).toHaveCount(columnCount);
        await expect(table.getByRole('rowheader')).toHaveText(rows.map(({ cells }) => cells[0] ?? ''));
        await expect(table.getByRole('cell')).toHaveCount(rows.length * (columnCount - 1));
      }

      await page.setViewportSize({ width: 320, height: 640 });
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
