import { expect, type Page } from '@playwright/test';
import { acceptEnquiries, contactValues, fillContactForm } from './contactForm';
import { test } from './deployedSite';
import { getMessages, interact, skipWithoutSections, stubMap, waitForSiteScript } from './site';
import { openAndWaitForPaint, simulateSlowPhone } from './slowPhone';

const { contact } = getMessages('en');
const ISLANDS = /^\/_next\/static\/islands\//;

const getIsland = (page: Page, name: string) => page.locator(`[data-island="${name}"]`);
const getMessageField = (page: Page) => page.locator('#message');

test.beforeEach(({ page }) => stubMap(page));

/** Scrolls a page to its end step by step. */
async function scrollToEnd(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  await interact(page);
  await page.waitForLoadState('networkidle');
}

test.describe('requests of a page', () => {
  test('a page scrolled to its end requests one small script', async ({ page, site }) => {
    for (const url of ['about/', 'services/', 'insights/', 'cases/?utm_source=zalo', 'contact/']) {
      site.requests.length = 0;
      await page.goto(`/en/${url}`);
      await scrollToEnd(page);
      const scripts = site.requests
        .filter(({ destination }) => destination === 'script')
        .map(({ pathname }) => pathname);
      expect(scripts, url).toEqual([expect.stringMatching(/^\/_next\/static\/core\/\w+\.js$/)]);
      expect(site.requests.filter(({ pathname }) => ISLANDS.test(pathname))).toEqual([]);
      await expect(page.locator('[data-hydrated]')).toHaveCount(0);
    }
  });

  test('an island is requested on hover, touch or focus', async ({ page, site }) => {
    skipWithoutSections('insights', 'news', 'newsletter');
    await page.goto('/en/insights/');
    await waitForSiteScript(page);
    const expected: string[] = [];
    for (const [name, trigger] of [
      ['articles', () => getIsland(page, 'articles').hover()],
      ['news', () => getIsland(page, 'news').dispatchEvent('touchstart', { touches: [] })],
      ['newsletterForm', () => page.locator('#newsletter-email').focus()],
    ] as const) {
      await trigger();
      await expect(getIsland(page, name)).toHaveAttribute('data-hydrated', '');
      expected.push(name);
      const props = site.requests.flatMap(({ pathname }) => /(\w+)-\w+\.json$/.exec(pathname)?.[1] ?? []);
      expect(props).toEqual(expected);
    }
  });
});

/** Types before, during and after the island's files load; returns the typed text. */
async function typeDuringHydration(
  page: Page,
  selector: string,
  name: string,
  text: string,
  release: () => void,
) {
  await page.locator(selector).focus();
  await page.keyboard.type(text, { delay: 30 });
  await expect(getIsland(page, name)).not.toHaveAttribute('data-hydrated');
  release();
  let typed = text;
  for (let roundsAfterHydration = 0; roundsAfterHydration < 3; ) {
    await page.keyboard.type(text, { delay: 30 });
    typed += text;
    if (await getIsland(page, name).evaluate((element) => element.hasAttribute('data-hydrated')))
      roundsAfterHydration += 1;
    expect(typed.length).toBeLessThan(2_000);
  }
  return typed;
}

test.describe('interaction before hydration', () => {
  test('the contact form keeps its values on a slow phone', async ({ page, site }) => {
    await simulateSlowPhone(page);
    const release = site.delayResponses(ISLANDS);
    await openAndWaitForPaint(page, '/en/contact/');
    await page.getByRole('radio', { name: contact.form.kind.trial }).check();
    await page.locator('#subject').selectOption('ai-video');
    await page.locator('#consent').check();
    const typed = await typeDuringHydration(page, '#message', 'contactForm', 'Kho ', release);
    await expect(getMessageField(page)).toHaveValue(typed);
    await expect(getMessageField(page)).toBeFocused();
    await expect(page.getByRole('radio', { name: contact.form.kind.trial })).toBeChecked();
    await expect(page.getByRole('heading', { name: contact.form.trialTitle })).toBeVisible();
    await expect(page.locator('#subject')).toHaveValue('ai-video');
    await expect(page.locator('#consent')).toBeChecked();
    const draft = await page.evaluate(() => localStorage.getItem('lead-draft'));
    expect(JSON.parse(draft ?? '{}').values).toMatchObject({
      kind: 'trial',
      subject: 'ai-video',
      message: typed,
    });
  });
});

test.describe('form submitted before hydration', () => {
  test('is sent once after hydration, even if submitted repeatedly', async ({ page, site }) => {
    const sent = await acceptEnquiries(page);
    const release = site.delayResponses(ISLANDS);
    await page.goto('/en/contact/');
    await fillContactForm(page);
    await page.locator('#consent').check();
    const submit = page.getByRole('button', { name: contact.form.submit, exact: true });
    await submit.click();
    await expect(page.locator('#enquiry form')).toHaveAttribute('aria-busy', 'true');
    await submit.click();
    expect(sent).toEqual([]);
    release();
    await expect(page.getByRole('heading', { name: contact.form.success })).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.postDataJSON()).toMatchObject({
      ...contactValues,
      consent: 'true',
    });
    expect(await page.evaluate(() => localStorage.getItem('lead-draft'))).toBeNull();
  });

  test('is posted natively if its component does not load', async ({ page, site }) => {
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await page.route('**/api/leads', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    site.removeFiles(/\/_next\/static\/islands\/.*\.js$/, { missingFileResponse: 'status 404' });
    await page.goto('/en/contact/');
    await fillContactForm(page);
    await page.locator('#consent').check();
    await page.getByRole('button', { name: contact.form.submit, exact: true }).click();
    const request = await posted;
    expect(request.isNavigationRequest()).toBe(true);
    expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toMatchObject({
      kind: 'contact',
      ...contactValues,
      consent: 'true',
      locale: 'en',
    });
  });
});

test('a form keeps the focus on its button while it is being sent, and is sent once', async ({ page }) => {
  let release = () => {};
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  let requestCount = 0;
  await page.route('**/api/leads', async (route) => {
    requestCount += 1;
    await answered;
    await route.fulfill({ status: 201, json: { id: 'a' } });
  });
  await page.goto('/en/contact/');
  await fillContactForm(page);
  await page.locator('#consent').check();
  await page.getByRole('button', { name: contact.form.submit, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: contact.form.submitting })).toBeFocused();
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('heading', { name: contact.form.success })).toBeVisible();
  expect(requestCount).toBe(1);
});
