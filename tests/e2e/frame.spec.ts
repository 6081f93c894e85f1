import { expect, test } from '@playwright/test';
import { loadFacts } from '@/lib/content/loadEntities';
import { locales } from '@/lib/i18n/locales';
import { localePath, navigationPages, pages } from '@/lib/i18n/paths';
import { textsOf } from './site';

test('the header takes its scrolled style above 40 px', async ({ page }) => {
  await page.goto('/en/');
  const header = page.getByRole('banner');
  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

  await expect(header).toHaveAttribute('data-scrolled', 'false');
  await scrollTo(41);
  await expect(header).toHaveAttribute('data-scrolled', 'true');
  await scrollTo(40);
  await expect(header).toHaveAttribute('data-scrolled', 'false');
});

test('the header stays at the top', async ({ page }) => {
  await page.goto('/en/');
  await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }));
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

for (const name of [...navigationPages, 'article'] as const) {
  test(`the navigation marks where one is: ${name}`, async ({ page }) => {
    const { nav } = textsOf('vi').common;
    const current = name === 'article' ? 'insights' : name;
    await page.goto(name === 'article' ? '/vi/insights/choosing-cloud-erp/' : localePath('vi', pages[name]));
    const marked = page.getByRole('navigation', { name: nav.label }).locator('a[aria-current="page"]');
    await expect(marked).toHaveText([nav[current]]);
  });
}

for (const locale of locales) {
  const { common } = textsOf(locale);

  test(`the first Tab offers to skip to the content in ${locale}`, async ({ page }) => {
    await page.goto(localePath(locale, pages.about));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: common.nav.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

  test(`the footer says who we are in ${locale}`, async ({ page }) => {
    await page.goto(localePath(locale));
    const footer = page.getByRole('contentinfo');
    const { company } = loadFacts();

    await expect(footer).toContainText(common.site.description);
    await expect(footer).toContainText(common.footer.address);
    await expect(footer).toContainText(common.footer.headquartersName);
    await expect(footer).toContainText(common.footer.headquartersLine1);
    await expect(footer).toContainText(common.footer.headquartersLine2);
    await expect(footer).toContainText(
      common.footer.copyright.replace('{year}', String(new Date().getFullYear())),
    );

    const telephones = footer.locator('a[href^="tel:"]');
    await expect(telephones).toHaveText([company.vietnamPhoneDisplay, company.chinaPhoneDisplay]);
    for (const telephone of await telephones.all()) {
      expect(await telephone.getAttribute('href')).toMatch(/^tel:\+[1-9]\d{6,14}$/);
    }
    await expect(footer.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    );
    for (const network of ['Facebook', 'WeChat', 'LinkedIn']) {
      await expect(footer.getByRole('link', { name: network })).toBeVisible();
    }

    const quickLinks = footer.getByRole('navigation', { name: common.footer.quickLinks }).getByRole('link');
    await expect(quickLinks).toHaveText(navigationPages.map((name) => common.nav[name]));
  });
}
