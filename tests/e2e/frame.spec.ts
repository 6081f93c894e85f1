import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { loadLogos } from '@/lib/content/appearance/brand';
import { locales } from '@/lib/i18n/locales';
import { getLocalePath, pages } from '@/lib/i18n/paths';
import { getMessages } from './site';

test('the header is fixed and changes its style after 40 px', async ({ page }) => {
  await page.goto('/en/');
  const header = page.getByRole('banner');
  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

  await expect(header).toHaveAttribute('data-scrolled', 'false');
  await scrollTo(41);
  await expect(header).toHaveAttribute('data-scrolled', 'true');
  expect((await header.boundingBox())?.y).toBe(0);
  await scrollTo(40);
  await expect(header).toHaveAttribute('data-scrolled', 'false');
});

test('the first Tab focuses the skip link', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(getLocalePath(locale, pages.about));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: getMessages(locale).common.nav.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  }
});

// Safari ignores the colour scheme in images, so each scheme has an image.
for (const { media, colorScheme, source } of [
  { media: 'screen', colorScheme: 'light', source: 'src' },
  { media: 'screen', colorScheme: 'dark', source: 'darkSrc' },
  { media: 'print', colorScheme: 'dark', source: 'src' },
] as const) {
  test(`shows the mark for the ${colorScheme} scheme in ${media}`, async ({ page }) => {
    const { mark } = loadLogos();
    test.skip(!mark.darkSrc, 'The mark has the same colours in both schemes.');
    await page.emulateMedia({ media, colorScheme });
    await page.goto(getLocalePath('vi'));
    const images = page.locator('#logo-mark image').filter({ visible: true });
    await expect(images).toHaveCount(1);
    await expect(images).toHaveAttribute('href', mark[source] ?? '');
  });
}

test('messenger icons are light in the dark scheme if images ignore the scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/social.svg', async (route) => {
    const drawing = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'image/svg+xml',
      body: drawing.replaceAll('(prefers-color', '(no-color'),
    });
  });
  await page.goto(getLocalePath('vi'));
  const icon = page.locator('img[src*="social.svg"]').filter({ visible: true }).last();
  const getBrightest = async () => {
    const { channels } = await sharp(await icon.screenshot()).stats();
    return Math.min(...channels.slice(0, 3).map(({ max }) => max));
  };
  await expect.poll(getBrightest).toBeGreaterThan(200);
});
