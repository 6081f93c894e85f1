import { expect, test } from '@playwright/test';
import { localePath } from '@/lib/shared/i18n/localePath';
import { locales } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';
import { newestArticle } from './site';

test('printed, the page about the company is one sheet', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(localePath(locale, pages.about));
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), locale).toHaveLength(1);
  }
});

test('a printed article is its text: no menu, no form, no ways elsewhere', async ({ page }) => {
  await page.goto(localePath('vi', newestArticle));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of await page.locator('nav, form, #related, #next, .skip-link').all()) {
    await expect(part).toBeHidden();
  }
});
