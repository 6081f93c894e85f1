import { expect, type Page } from '@playwright/test';
import { type Missing, test } from './deployedSite';
import { collectPreloadErrors } from './preloadErrors';
import {
  countCases,
  getMessages,
  headerLink,
  hydrate,
  industries,
  siteScript,
  skipWithoutSections,
  withoutMap,
} from './site';

const [industry] = industries;

const { common, about, cases, contact, insights } = getMessages('en');
const HOSTS: Missing[] = ['status 404', 'a page'];
const FILTER = `[data-filter="industry"][data-value="${industry}"]`;

const newsletter = (page: Page) => page.locator('#newsletter-email');
const search = (page: Page) => page.getByRole('searchbox').first();
const notes = (page: Page) => page.getByRole('alert').filter({ hasText: common.states.loadFailed });

/** The page as the second build has it. */
async function expectNewBuild(page: Page, url: string, title: string) {
  await expect(page).toHaveURL(url);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('html')).toHaveAttribute('data-build', '2');
}

test.beforeEach(({ page }) => withoutMap(page));

// A script that is gone is the same error, whatever the host says of it; what is asked for as data is not.
test('an island first touched now has the page loaded anew, once, with what was typed, but not in the middle of typing', async ({
  page,
  site,
}) => {
  skipWithoutSections('insights', 'newsletter');
  const heard = await collectPreloadErrors(page);
  await page.goto('/en/insights/');
  await siteScript(page);
  site.deploy('status 404');
  await newsletter(page).pressSequentially('mai@example.com');
  await page.locator('#newsletter-consent').evaluate((box) => {
    (box as HTMLInputElement).checked = true;
  });
  await expect(notes(page)).toHaveCount(1);
  // The page is known to be older than the site by now.
  await expect.poll(() => site.requests.map(({ pathname }) => pathname)).toContain('/recovery.js');
  await page.waitForLoadState('networkidle');
  expect(site.documents()).toEqual([]);
  await page.keyboard.press('Tab');
  await expectNewBuild(page, '/en/insights/', insights.meta.title);
  await expect(newsletter(page)).toHaveValue('mai@example.com');
  await expect(page.locator('#newsletter-consent')).toBeChecked();
  await hydrate(page, 'newsletterForm');
  await expect(newsletter(page)).toHaveValue('mai@example.com');
  expect(site.documents()).toEqual(['/en/insights/']);
  expect(heard).toEqual(['cancelable TypeError']);
});

for (const host of HOSTS) {
  test(`a search whose index is gone loads the page anew, once, and nothing typed is lost, where the host answers with ${host}`, async ({
    page,
    site,
  }) => {
    skipWithoutSections('insights', 'newsletter');
    const heard = await collectPreloadErrors(page);
    await page.goto('/en/insights/');
    await hydrate(page, 'articles');
    site.deploy(host);
    await newsletter(page).evaluate((field) => {
      (field as HTMLInputElement).value = 'mai@example.com';
    });
    await search(page).fill('invoice');
    await expectNewBuild(page, '/en/insights/?q=invoice', insights.meta.title);
    await expect(search(page)).toHaveValue('invoice');
    await expect(newsletter(page)).toHaveValue('mai@example.com');
    await expect(page.locator('[data-island="articles"]')).toHaveAttribute('data-hydrated', '');
    expect(site.documents()).toEqual(['/en/insights/']);
    expect(heard.length).toBeGreaterThan(0);
  });
}

test('a filter first used now filters, and has the page loaded anew, once', async ({ page, site }) => {
  await page.goto('/en/cases/');
  await siteScript(page);
  site.deploy('a page');
  // One after the other: the page may be loaded anew between a pointer's coming and its click, which then follows
  // the link natively.
  await page.locator(FILTER).dispatchEvent('click');
  await page.locator(FILTER).dispatchEvent('pointerover');
  await expectNewBuild(page, `/en/cases/?industry=${industry}`, cases.meta.title);
  await expect(page.locator('[data-item]:visible')).toHaveCount(countCases(industry));
  await expect(page.locator('[data-island="cases"]')).toHaveAttribute('data-hydrated', '');
  expect(site.documents()).toEqual(['/en/cases/']);
});

test('a form in use is sent without a load, though its checks are gone', async ({ page, site }) => {
  const sent: string[] = [];
  await page.route('**/api/leads', async (route) => {
    sent.push(route.request().postData() ?? '');
    await route.fulfill({ status: 201, json: { id: 'a' } });
  });
  await page.goto('/en/contact/');
  await hydrate(page, 'contactForm');
  site.deploy('a page');
  await page.locator('#name').fill('Nguyễn Thị Mai');
  await page.locator('#email').fill('mai@example.com');
  await page.locator('#subject').selectOption('erp');
  await page.locator('#message').fill('Two plants in Bắc Ninh');
  await page.locator('#consent').check();
  await page.getByRole('button', { name: contact.form.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: contact.form.success })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(site.documents()).toEqual([]);
});

test('a site whose files stay gone is loaded once for each page, never in a loop, and says so with Retry', async ({
  page,
  site,
}) => {
  await page.goto('/en/cases/');
  await siteScript(page);
  site.deploy('a page');
  site.lose(/\/_next\/static\/islands2\/.*\.js$/, 'a page');
  // As above: not a click in whose middle the page is loaded anew.
  await page.locator(FILTER).dispatchEvent('click');
  await page.locator(FILTER).dispatchEvent('pointerover');
  await expectNewBuild(page, `/en/cases/?industry=${industry}`, cases.meta.title);
  // It needs its island by its address, and is in vain again.
  await expect(notes(page)).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(site.documents()).toEqual(['/en/cases/']);
  await expect(page.locator('[data-item]:visible')).toHaveCount(countCases(industry));

  await headerLink(page, common.nav.contact).click();
  await expect(page).toHaveTitle(contact.meta.title);
  await page.locator('#message').fill('Two plants in Bắc Ninh');
  await page.locator('#name').focus();
  await expect(notes(page)).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(site.documents()).toEqual(['/en/cases/', '/en/contact/']);
  await expect(page.locator('#message')).toHaveValue('Two plants in Bắc Ninh');
});

test('filters in use go on without a load; a link leads to the new page, loaded once', async ({
  page,
  site,
}) => {
  const heard = await collectPreloadErrors(page);
  await page.goto('/en/cases/');
  await hydrate(page, 'cases');
  site.deploy('status 404');
  await page.locator(FILTER).click();
  await expect(page).toHaveURL(`/en/cases/?industry=${industry}`);
  await expect(page.locator('[data-item]:visible')).toHaveCount(countCases(industry));
  expect(site.documents()).toEqual([]);
  await headerLink(page, common.nav.about).click();
  await expectNewBuild(page, '/en/about/', about.meta.title);
  expect(site.requests.filter(({ pathname }) => pathname === '/en/about/')).toHaveLength(1);
  expect(heard).toEqual([]);
});

test('Back leads to a page that is fetched again', async ({ page, site }) => {
  await page.goto('/en/about/');
  await headerLink(page, common.nav.services).click();
  await expect(page).toHaveURL('/en/services/');
  site.deploy('status 404');
  await page.goBack();
  await expectNewBuild(page, '/en/about/', about.meta.title);
});

test('a page that was loaded anew once in a session is loaded anew no second time', async ({
  page,
  site,
}) => {
  await page.goto('/en/cases/');
  await siteScript(page);
  await page.evaluate(() => sessionStorage.setItem('reloaded:/en/cases/', '1'));
  site.deploy('status 404');
  await page.locator('[data-island="cases"]').dispatchEvent('pointerover');
  await expect(notes(page)).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(site.documents()).toEqual([]);
});
