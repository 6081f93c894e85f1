import { expect, test } from '@playwright/test';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { getCasePath } from '@/lib/shared/i18n/paths';

test('titles of similar cases are below the title of their section', async ({ page }) => {
  const id = loadEntries('customer-cases.json', 'vi')[0]?.id ?? '';
  for (const width of [1024, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(getLocalePath('vi', getCasePath(id)));
    const [sectionTitle, ...titles] = await page.locator('#similar').getByRole('heading').all();
    await sectionTitle?.scrollIntoViewIfNeeded();
    const expected = (await sectionTitle?.boundingBox())?.x ?? 0;
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) {
      await title.scrollIntoViewIfNeeded();
      expect((await title.boundingBox())?.x, `${width} px`).toBeCloseTo(expected, 0);
    }
  }
});
