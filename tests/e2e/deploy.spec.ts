import { expect, type Page } from '@playwright/test';
import { acceptEnquiries, fillContactForm } from './contactForm';
import { test } from './deployedSite';
import { collectPreloadErrors } from './preloadErrors';
import {
  countCases,
  getHeaderLink,
  getMessages,
  hydrate,
  industries,
  skipWithoutSections,
  stubMap,
  waitForSiteScript,
} from './site';

const [industry] = industries;

const { common, about, cases, contact, insights } = getMessages('en');
const FILTER = `[data-filter="industry"][data-value="${industry}"]`;

const getNewsletterField = (page: Page) => page.locator('#newsletter-email');
const getSearchBox = (page: Page) => page.getByRole('searchbox').first();
const getFailureNotices = (page: Page) =>
  page.getByRole('alert').filter({ hasText: common.states.loadFailed });

/** Expects the page of the second build. */
async function expectNewBuild(page: Page, url: string, title: string) {
  await expect(page).toHaveURL(url);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('html')).toHaveAttribute('data-build', '2');
}

test.beforeEach(({ page }) => stubMap(page));

test('a missing island reloads the page once and keeps typed values', async ({ page, site }) => {
  skipWithoutSections('insights', 'newsletter');
  const preloadErrors = await collectPreloadErrors(page);
  await page.goto('/en/insights/');
  await waitForSiteScript(page);
  site.deploy({ missingFileResponse: 'status 404' });
  await getNewsletterField(page).pressSequentially('mai@example.com');
  await page.locator('#newsletter-consent').evaluate((box) => {
    (box as HTMLInputElement).checked = true;
  });
  await expect(getFailureNotices(page)).toHaveCount(1);
  // recovery.js has detected that the page is older than the deployed site.
  await expect.poll(() => site.requests.map(({ pathname }) => pathname)).toContain('/recovery.js');
  await page.waitForLoadState('networkidle');
  expect(site.getRequestedDocuments()).toEqual([]);
  await page.keyboard.press('Tab');
  await expectNewBuild(page, '/en/insights/', insights.meta.title);
  await expect(getNewsletterField(page)).toHaveValue('mai@example.com');
  await expect(page.locator('#newsletter-consent')).toBeChecked();
  await hydrate(page, 'newsletterForm');
  await expect(getNewsletterField(page)).toHaveValue('mai@example.com');
  expect(site.getRequestedDocuments()).toEqual(['/en/insights/']);
  expect(preloadErrors).toEqual(['cancelable TypeError']);
});

test('a missing search index reloads the page once', async ({ page, site }) => {
  skipWithoutSections('insights', 'newsletter');
  const preloadErrors = await collectPreloadErrors(page);
  await page.goto('/en/insights/');
  await hydrate(page, 'articles');
  site.deploy({ missingFileResponse: 'a page' });
  site.removeFiles(/\/search\//, { missingFileResponse: 'a page' });
  await getNewsletterField(page).evaluate((field) => {
    (field as HTMLInputElement).value = 'mai@example.com';
  });
  await getSearchBox(page).fill('invoice');
  await expectNewBuild(page, '/en/insights/?q=invoice', insights.meta.title);
  await expect(getSearchBox(page)).toHaveValue('invoice');
  await expect(getNewsletterField(page)).toHaveValue('mai@example.com');
  await expect(page.locator('[data-island="articles"]')).toHaveAttribute('data-hydrated', '');
  expect(site.getRequestedDocuments()).toEqual(['/en/insights/']);
  expect(preloadErrors.length).toBeGreaterThan(0);
});

test('a hydrated form is sent if its validation is missing', async ({ page, site }) => {
  const sent = await acceptEnquiries(page);
  await page.goto('/en/contact/');
  await hydrate(page, 'contactForm');
  site.deploy({ missingFileResponse: 'a page' });
  await fillContactForm(page);
  await page.getByRole('button', { name: contact.form.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: contact.form.success })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(site.getRequestedDocuments()).toEqual([]);
});

test('permanently missing files reload each page once, then show Retry', async ({ page, site }) => {
  await page.goto('/en/cases/');
  await waitForSiteScript(page);
  site.deploy({ missingFileResponse: 'a page' });
  site.removeFiles(/\/_next\/static\/islands2\/.*\.js$/, { missingFileResponse: 'a page' });
  // Click first, so that the page does not reload before the click.
  await page.locator(FILTER).dispatchEvent('click');
  await page.locator(FILTER).dispatchEvent('pointerover');
  await expectNewBuild(page, `/en/cases/?industry=${industry}`, cases.meta.title);
  // The URL requires the island, whose files are missing again.
  await expect(getFailureNotices(page)).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(site.getRequestedDocuments()).toEqual(['/en/cases/']);
  await expect(page.locator('[data-item]:visible')).toHaveCount(countCases(industry));

  await getHeaderLink(page, common.nav.contact).click();
  await expect(page).toHaveTitle(contact.meta.title);
  await page.locator('#message').fill('Two plants in Bắc Ninh');
  await page.locator('#name').focus();
  await expect(getFailureNotices(page)).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(site.getRequestedDocuments()).toEqual(['/en/cases/', '/en/contact/']);
  await expect(page.locator('#message')).toHaveValue('Two plants in Bắc Ninh');
});

test('hydrated filters work without a reload; links load the new build once', async ({ page, site }) => {
  const preloadErrors = await collectPreloadErrors(page);
  await page.goto('/en/cases/');
  await hydrate(page, 'cases');
  site.deploy({ missingFileResponse: 'status 404' });
  await page.locator(FILTER).click();
  await expect(page).toHaveURL(`/en/cases/?industry=${industry}`);
  await expect(page.locator('[data-item]:visible')).toHaveCount(countCases(industry));
  expect(site.getRequestedDocuments()).toEqual([]);
  await getHeaderLink(page, common.nav.about).click();
  await expectNewBuild(page, '/en/about/', about.meta.title);
  expect(site.requests.filter(({ pathname }) => pathname === '/en/about/')).toHaveLength(1);
  expect(preloadErrors).toEqual([]);
});
