import { expect, test } from '@playwright/test';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { loadArticles } from '@/lib/content/entries/loadPosts';
import { pageSizes } from '@/lib/content/lists/pageSizes';
import { localePath } from '@/lib/shared/i18n/localePath';
import { pages } from '@/lib/shared/i18n/paths';
import { casesOf, industries, siteScript, textsOf } from './site';
import { painted, slowDown } from './slowPhone';

const [industry] = industries;
const [tag = ''] = loadArticles('vi')[0]?.tags ?? [];

/** The modules of islands. */
const ISLANDS = '**/_next/static/islands/**';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const { common, contact, insights } = textsOf('vi');

test.describe('where no island ever comes', () => {
  test.beforeEach(({ page }) => page.route(ISLANDS, () => {}));

  test('the first tap on the menu opens it, the second closes it', async ({ page }) => {
    await painted(page, '/vi/');
    const button = page.getByRole('button', { name: common.nav.menu });
    await button.tap();
    await expect(page.locator('#menu')).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.tap();
    await expect(page.locator('#menu')).toBeHidden();
  });

  test('the first tap on a language leads to it, and it is remembered', async ({ page }) => {
    await painted(page, '/vi/about/?a=1');
    await page.getByRole('button', { name: common.nav.menu }).tap();
    await page.getByRole('link', { name: 'English', exact: true }).tap();
    await expect(page).toHaveURL('/en/about/?a=1');
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('en');
  });

  test('the first tap on a link leads to its page', async ({ page }) => {
    await painted(page, '/vi/');
    await page.locator('main').getByRole('link', { name: common.actions.trial }).first().tap();
    await expect(page).toHaveURL(/\/vi\/contact\//);
  });

  test('the first tap on a filter filters', async ({ page }) => {
    await painted(page, '/vi/cases/');
    await page.locator(`a[data-filter="industry"][data-value="${industry}"]`).tap();
    await expect(page).toHaveURL(`/vi/cases/?industry=${industry}`);
    await expect(page.locator('[data-item]:visible')).toHaveCount(casesOf(industry));
    await expect(page.locator(`[data-industry="${industry}"]:visible`)).toHaveCount(casesOf(industry));
  });
});

test.describe('on a slow phone and a slow line', () => {
  test.beforeEach(({ page }) => slowDown(page));

  test('the first tap on a filter filters', async ({ page }) => {
    await painted(page, '/vi/insights/');
    await page.locator(`a[data-filter="tag"][data-value="${tag}"]`).tap();
    await expect(page).toHaveURL(`/vi/insights/?tag=${tag}`);
    const articles = page.locator('#article-list [data-item]:visible');
    await expect(articles).toHaveCount(await page.locator(`#article-list [data-tag~="${tag}"]`).count());
  });

  test('the first tap on Load more brings the next entries', async ({ page }) => {
    const devices = loadEntities('devices.json', 'vi').map(({ name }) => name);
    await painted(page, '/vi/services/');
    await page.locator('#device-list [data-more] a').tap();
    await expect(page.getByRole('heading', { name: devices[pageSizes.devices], exact: true })).toBeVisible();
  });

  test('a text that is typed at once into a search is searched for', async ({ page }) => {
    await painted(page, '/vi/cases/');
    const box = page.locator('#case-list input[type="search"]');
    await box.tap();
    await box.pressSequentially('kho');
    await expect(page).toHaveURL('/vi/cases/?q=kho');
    await expect(page.locator('#case-list mark').first()).toBeVisible();
  });

  test('a text that is typed into a search before any script of the site is there is searched for', async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/early/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await painted(page, '/vi/cases/');
    const box = page.locator('#case-list input[type="search"]');
    await box.tap();
    await box.pressSequentially('kho');
    release();
    await expect(page).toHaveURL('/vi/cases/?q=kho');
  });

  for (const { form, url, success } of [
    { form: 'newsletter', url: '/vi/insights/', success: insights.newsletter.success },
    { form: 'contact', url: '/vi/contact/', success: contact.form.success },
  ]) {
    test(`the first tap that submits the ${form} form submits it, once`, async ({ page }) => {
      const bodies: string[] = [];
      await page.route('**/api/leads', async (route) => {
        bodies.push(route.request().postData() ?? '');
        await route.fulfill({ status: 201, json: { id: '1' } });
      });
      await painted(page, url);
      // Until the site's script is there, the browser posts the form by itself.
      await siteScript(page);
      // As a password manager fills it in: nobody has touched it.
      await page.locator('form', { has: page.locator('input[name="consent"]') }).evaluate((element) => {
        const { elements } = element as HTMLFormElement;
        const field = (name: string) => elements.namedItem(name) as HTMLInputElement | null;
        const values = { name: 'Lan', email: 'lan@example.com', subject: 'erp', message: 'Kho ở Bắc Ninh' };
        for (const [name, value] of Object.entries(values)) Object.assign(field(name) ?? {}, { value });
        Object.assign(field('consent') ?? {}, { checked: true });
      });
      await page.locator('form button[type="submit"]').tap();
      await expect(page.getByText(success).filter({ visible: true }).first()).toBeVisible();
      expect(bodies).toHaveLength(1);
      expect(bodies[0]).toContain('lan@example.com');
    });
  }
});

test('what is typed before the island is there is kept by it', async ({ page }) => {
  const text = 'Kho ở Bắc Ninh';
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ISLANDS, async (route) => {
    await released;
    await route.continue();
  });
  await painted(page, localePath('vi', pages.contact));
  await page.locator('#message').tap();
  await page.locator('#message').pressSequentially(text);
  expect(await page.evaluate(() => localStorage.getItem('lead-draft'))).toBeNull();
  release();
  await page.waitForFunction(() => localStorage.getItem('lead-draft') !== null);
  await expect(page.locator('#message')).toHaveValue(text);
  expect(await page.evaluate(() => localStorage.getItem('lead-draft'))).toContain(text);
});
