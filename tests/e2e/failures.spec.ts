import { expect, type Page } from '@playwright/test';
import { test } from './deployedSite';
import { collectPreloadErrors, collectUncaughtErrors } from './preloadErrors';
import {
  countCases,
  getHeaderLink,
  getMessages,
  hydrate,
  industries,
  scrollAndClick,
  skipWithoutSections,
  stubMap,
  waitForSiteScript,
} from './site';

const [industry] = industries;

const { common, about, contact } = getMessages('vi');
const MODULES = /\/_next\/static\/islands\/.*\.js$/;
const PROPS = /\/_next\/static\/islands\/.*\.json$/;

const getIsland = (page: Page, name: string) => page.locator(`[data-island="${name}"]`);
const getFailureNotices = (page: Page) =>
  page.getByRole('alert').filter({ hasText: common.states.loadFailed });
const getMessageField = (page: Page) => page.locator('#message');

test.beforeEach(({ page }) => stubMap(page));

// A missing script is the same error for every host response.
test('missing island modules are reported and shown without a reload', async ({ page, site }) => {
  const preloadErrors = await collectPreloadErrors(page);
  const uncaughtErrors = collectUncaughtErrors(page);
  site.removeFiles(MODULES, { missingFileResponse: 'status 404' });
  await page.goto('/vi/cases/');
  await waitForSiteScript(page);
  await getIsland(page, 'cases').dispatchEvent('pointerover');
  await expect(getFailureNotices(page)).toHaveCount(1);
  // The list is many screens long.
  await expect(getFailureNotices(page)).toBeInViewport();
  await expect.poll(() => uncaughtErrors).toEqual(['TypeError']);
  await getIsland(page, 'cases').dispatchEvent('pointerover');
  expect(preloadErrors).toEqual(['cancelable TypeError']);
  await expect(page.locator('#case-list [data-item]').first()).toBeVisible();
  expect(site.getRequestedDocuments()).toEqual(['/vi/cases/']);

  // The menu, the language links and other links still work.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: common.nav.menu }).click();
  await getHeaderLink(page, common.nav.about).click();
  await expect(page).toHaveTitle(about.meta.title);
});

test('a preload error with preventDefault starts no recovery', async ({ page, site }) => {
  const preloadErrors = await collectPreloadErrors(page, { shouldPreventDefault: true });
  const uncaughtErrors = collectUncaughtErrors(page);
  await page.goto('/vi/cases/');
  await waitForSiteScript(page);
  // Without preventDefault the page would be reloaded.
  site.deploy({ missingFileResponse: 'a page' });
  await getIsland(page, 'cases').dispatchEvent('pointerover');
  await expect(getFailureNotices(page)).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(preloadErrors).toEqual(['cancelable TypeError']);
  expect(uncaughtErrors).toEqual([]);
  expect(site.getRequestedDocuments()).toEqual([]);
});

test('Retry reloads the page, and the form keeps typed values', async ({ page, site }) => {
  site.removeFiles(MODULES, { missingFileResponse: 'a page' });
  await page.goto('/vi/contact/');
  await page.getByRole('radio', { name: contact.form.kind.trial }).check();
  await getMessageField(page).fill('Hai nhà máy ở Bắc Ninh');
  await page.locator('#consent').check();
  await expect(getFailureNotices(page)).toHaveCount(1);
  await expect(getMessageField(page)).toHaveValue('Hai nhà máy ở Bắc Ninh');
  site.restore();
  await scrollAndClick(getFailureNotices(page).getByRole('link', { name: common.states.retry }));
  await expect.poll(() => site.getRequestedDocuments()).toEqual(['/vi/contact/', '/vi/contact/']);
  await expect(getMessageField(page)).toHaveValue('Hai nhà máy ở Bắc Ninh');
  await expect(page.locator('#consent')).toBeChecked();
  await expect(page.getByRole('radio', { name: contact.form.kind.trial })).toBeChecked();
  await hydrate(page, 'contactForm');
  await expect(getFailureNotices(page)).toHaveCount(0);
  await expect(getMessageField(page)).toHaveValue('Hai nhà máy ở Bắc Ninh');
  await expect(page.getByRole('heading', { name: contact.form.trialTitle })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lead-draft'))).toContain('Hai nhà máy');
});

test('Retry keeps typed values without a connection and after it returns', async ({ page, site }) => {
  await page.goto('/vi/contact/');
  await waitForSiteScript(page);
  site.close();
  await getMessageField(page).fill('Hai nhà máy ở Bắc Ninh');
  const retry = getFailureNotices(page).getByRole('link', { name: common.states.retry });
  const failedRequest = page.waitForEvent('requestfailed');
  await scrollAndClick(retry);
  await failedRequest;
  await expect(getMessageField(page)).toHaveValue('Hai nhà máy ở Bắc Ninh');
  await site.open();
  await scrollAndClick(retry);
  await hydrate(page, 'contactForm');
  await expect(getFailureNotices(page)).toHaveCount(0);
  await expect(getMessageField(page)).toHaveValue('Hai nhà máy ở Bắc Ninh');
});

test('filters and Load more work as links without their modules', async ({ page, site }) => {
  site.removeFiles(MODULES, { missingFileResponse: 'a page' });
  await page.goto('/vi/cases/');
  await page.locator(`[data-filter="industry"][data-value="${industry}"]`).click();
  await expect(page).toHaveURL(`/vi/cases/?industry=${industry}`);
  await expect(page.locator('[data-item]:visible')).toHaveCount(countCases(industry));
  skipWithoutSections('services', 'devices');
  await page.goto('/vi/services/');
  await page.locator('#device-list').getByRole('link', { name: common.actions.loadMore }).click();
  await expect(page).toHaveURL('/vi/services/devices/2/');
});

test('failed hydration keeps typed values and shows a message', async ({ page }) => {
  await page.route(PROPS, (route) => route.fulfill({ json: {} }));
  await page.goto('/vi/contact/');
  await waitForSiteScript(page);
  const text = await getIsland(page, 'contactForm').textContent();
  await getMessageField(page).pressSequentially('Bắc Ninh');
  await expect(getFailureNotices(page)).toHaveCount(1);
  await expect(getMessageField(page)).toHaveValue('Bắc Ninh');
  expect(await getIsland(page, 'contactForm').textContent()).toBe(text);

  await page.unrouteAll();
  await scrollAndClick(getFailureNotices(page).getByRole('link', { name: common.states.retry }));
  await hydrate(page, 'contactForm');
  await expect(getFailureNotices(page)).toHaveCount(0);
  await expect(getMessageField(page)).toHaveValue('Bắc Ninh');
});
