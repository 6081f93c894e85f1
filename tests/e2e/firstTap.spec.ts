import { expect, type Page, test } from '@playwright/test';
import { articles as articleCollection } from '@/lib/collections/articles';
import { devices as deviceCollection } from '@/lib/collections/devices';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { loadPosts } from '@/lib/content/entries/posts';
import { acceptEnquiries } from './contactForm';
import { delayFiles, getMessages, skipWithoutSections, waitForSiteScript } from './site';
import { openAndWaitForPaint, simulateSlowPhone } from './slowPhone';

const articles = loadPosts(articleCollection, 'vi');
const [tag = ''] = articles[0]?.tags ?? [];

/** The modules of islands. */
const ISLANDS = '**/_next/static/islands/**';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const { insights } = getMessages('vi');

test.describe('on a slow phone with a slow connection', () => {
  test.beforeEach(({ page }) => simulateSlowPhone(page));

  test('the first tap filters a list and submits a form once', async ({ page }) => {
    skipWithoutSections('insights', 'newsletter');
    await openAndWaitForPaint(page, '/vi/insights/');
    await page.locator(`a[data-filter="tag"][data-value="${tag}"]`).tap();
    await expect(page).toHaveURL(`/vi/insights/?tag=${tag}`);
    const matches = articles.filter(({ tags }) => tags.some((one) => one === tag));
    await expect(page.locator('#article-list [data-item]:visible')).toHaveCount(
      Math.min(matches.length, articleCollection.list.pageSize),
    );
    await submitAndExpectSuccess(page, insights.newsletter.success);
  });
});

/**
 * Submits the page's form by a tap after its values were set by script, as password managers do.
 */
async function submitAndExpectSuccess(page: Page, success: string) {
  const sent = await acceptEnquiries(page);
  // Before the site's script runs, the browser posts the form natively.
  await waitForSiteScript(page);
  await page.locator('form', { has: page.locator('input[name="consent"]') }).evaluate((element) => {
    const { elements } = element as HTMLFormElement;
    const field = (name: string) => elements.namedItem(name) as HTMLInputElement | null;
    const values = {
      name: 'Lan',
      replyChannel: 'email',
      email: 'lan@example.com',
      subject: 'erp',
      message: 'Kho ở Bắc Ninh',
    };
    for (const [name, value] of Object.entries(values)) Object.assign(field(name) ?? {}, { value });
    Object.assign(field('consent') ?? {}, { checked: true });
  });
  await page.locator('form button[type="submit"]').tap();
  await expect(page.getByText(success).filter({ visible: true }).first()).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.postData()).toContain('lan@example.com');
}

test('text typed before the scripts load is searched for', async ({ page }) => {
  const release = await delayFiles(page, '**/_next/static/core/*.js');
  await openAndWaitForPaint(page, '/vi/cases/');
  const box = page.locator('#case-list input[type="search"]');
  await box.tap();
  await box.pressSequentially('kho');
  release();
  await expect(page).toHaveURL('/vi/cases/?q=kho');
  await expect(page.locator('#case-list mark').first()).toBeVisible();
});

test.describe('while island scripts load', () => {
  test('the first tap on Load more shows the next entries', async ({ page }) => {
    skipWithoutSections('services', 'devices');
    const devices = loadEntries(deviceCollection, 'vi').map(({ name }) => name);
    const release = await delayFiles(page, ISLANDS);
    await page.goto('/vi/services/');
    await waitForSiteScript(page);
    await page.locator('#device-list [data-more] a').tap();
    release();
    await expect(
      page.getByRole('heading', { name: devices[deviceCollection.list.pageSize], exact: true }),
    ).toBeVisible();
  });
});
