import { expect, test } from '@playwright/test';
import { loadEntities } from '@/lib/content/loadEntities';
import { loadArticles, loadNews } from '@/lib/content/loadPosts';
import { localeInfo, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/paths';
import { textsOf } from './site';

test.use({ javaScriptEnabled: false });

for (const from of locales) {
  for (const to of locales.filter((locale) => locale !== from)) {
    test(`the language changes from ${from} to ${to}, on the same page`, async ({ page }) => {
      await page.goto(localePath(from, '/about/'));
      await page
        .getByRole('navigation', { name: textsOf(from).common.nav.language })
        .getByRole('link', { name: localeInfo[to].name, exact: true })
        .click();
      await expect(page).toHaveURL(localePath(to, '/about/'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(to).about.title);
    });
  }

  test(`every case shows in ${from}, whatever the address filters by`, async ({ page }) => {
    await page.goto(`${localePath(from, '/cases/')}?industry=food`);
    for (const { title } of loadEntities('customer-cases.json', from)) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    await expect(page.getByText(textsOf(from).cases.empty.title)).toBeHidden();
  });

  test(`every article and news item shows in ${from}, whatever the address filters by`, async ({ page }) => {
    await page.goto(`${localePath(from, '/insights/')}?tag=erp&category=event`);
    for (const { title } of [...loadArticles(from), ...loadNews(from)]) {
      await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
    }
  });
}

test('every form has somewhere to go', async ({ page }) => {
  for (const address of ['/en/contact/', '/en/insights/']) {
    await page.goto(address);
    const forms = await page.locator('form').evaluateAll((found) =>
      found.map((form) => ({
        method: (form as HTMLFormElement).method,
        action: form.getAttribute('action'),
      })),
    );
    expect(forms.length).toBeGreaterThan(0);
    for (const { method, action } of forms) {
      expect(method).toBe('post');
      expect(action).toBeTruthy();
    }
  }
});
