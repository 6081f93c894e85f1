import { expect, type Page, type Route, test } from '@playwright/test';
import { cases } from '@/lib/collections/cases';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { delayFiles, hydrate, industries, region, waitForSiteScript } from './site';

const [industry, otherIndustry] = industries;

/** The modules of islands. */
const ISLANDS = '**/_next/static/islands/*.js';

const getCaseList = (page: Page) => page.locator('#case-list');
const getVisibleCases = (page: Page) => getCaseList(page).locator('[data-item]:visible');
const chooseFilter = (page: Page, name: string, value: string) =>
  getCaseList(page).locator(`a[data-filter="${name}"][data-value="${value}"]`).click();

test('filters combine and follow Back and Forward across hydration', async ({ page }) => {
  const all = loadEntries(cases, 'en');
  const release = await delayFiles(page, ISLANDS);
  const expectShown = async (chosen: { industry?: string; region?: string }) => {
    const isShown = (entry: (typeof all)[number]) =>
      (chosen.industry ?? entry.industry) === entry.industry &&
      (chosen.region ?? entry.region) === entry.region;
    const shown = all.filter(isShown).map(({ id }) => id);
    await expect
      .poll(() =>
        getVisibleCases(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-item'))),
      )
      .toEqual(shown);
    await expect(getCaseList(page).locator('[data-status]')).toContainText(`${shown.length}`);
  };
  await page.goto('/en/cases/');
  // Before, a click on a filter opens another document, to which Back would return.
  await waitForSiteScript(page);
  await chooseFilter(page, 'industry', industry);
  await expect(page).toHaveURL(`/en/cases/?industry=${industry}`);
  await expectShown({ industry });
  await chooseFilter(page, 'region', region);
  await expectShown({ industry, region });
  await page.goBack();
  await expectShown({ industry });
  release();
  await hydrate(page, 'cases');
  await expectShown({ industry });
  await page.goForward();
  await expectShown({ industry, region });
  await chooseFilter(page, 'industry', '');
  await expect(page).toHaveURL(`/en/cases/?region=${region}`);
  await expectShown({ region });
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expectShown({});
});

const selectorsByQuery = {
  [`?industry=${industry}`]: `[data-industry="${industry}"]`,
  [`?industry=${industry}&region=${region}`]: `[data-industry="${industry}"][data-region="${region}"]`,
  '?industry=unknown': '[data-item]',
};

test('a URL with a filter shows matching entries from the first frame', async ({ page }) => {
  await page.route(ISLANDS, () => {});
  await page.addInitScript((selectors) => {
    const selector = selectors[location.search] ?? '';
    const mismatches: string[] = [];
    Object.assign(window, { mismatches });
    const recordMismatches = () => {
      const items = document.querySelectorAll('#case-list [data-item]');
      for (const item of items) {
        const isVisible = item.checkVisibility({ visibilityProperty: true });
        if (isVisible !== item.matches(selector) && document.querySelector('footer')) {
          mismatches.push(`${document.readyState}: ${item.getAttribute('data-item')} ${isVisible}`);
        }
      }
      requestAnimationFrame(recordMismatches);
    };
    requestAnimationFrame(recordMismatches);
  }, selectorsByQuery);
  for (const [search, selector] of Object.entries(selectorsByQuery)) {
    await page.goto(`/vi/cases/${search}`);
    await expect(getVisibleCases(page)).toHaveCount(await getCaseList(page).locator(selector).count());
    const mismatches = await page.evaluate(() => (window as unknown as { mismatches: string[] }).mismatches);
    // Until the query is applied the list is hidden.
    expect(mismatches.filter((item) => item.endsWith('true'))).toEqual([]);
  }
});

const stories = loadEntries(cases, 'vi');

test('the fragment of a case scrolls to it in the list', async ({ page }) => {
  for (const { id, title } of [stories[2], stories.slice(0, cases.list.pageSize).at(-1)].filter(
    (story) => story !== undefined,
  )) {
    await page.goto(`/vi/cases/#${id}`);
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    const top = () => page.locator(`#${id}`).evaluate((item) => item.getBoundingClientRect().top);
    const header = await page
      .getByRole('banner')
      .evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(top).toBeGreaterThan(header - 2);
    await expect.poll(top).toBeLessThan(header + 8);
  }
});

test('a fragment without a list entry opens its case page', async ({ page }) => {
  const [story] = stories;
  test.skip(story === undefined, 'There are no cases.');
  const id = story?.id;
  await page.route('**/vi/cases/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(` id="${id}"`, '') });
  });
  await page.goto(`/vi/cases/#${id}`);
  await expect(page).toHaveURL(`/vi/cases/${id}/`);
});

test('an unknown fragment stays in the URL', async ({ page }) => {
  const unknownPage = page.waitForResponse('**/vi/cases/unknown/');
  await page.goto('/vi/cases/#unknown');
  expect((await unknownPage).status()).toBe(404);
  await expect(page).toHaveURL('/vi/cases/#unknown');
});

for (const { name, respond } of [
  { name: 'fails to load', respond: (route: Route) => route.abort() },
  { name: 'never arrives', respond: () => {} },
]) {
  test(`a list whose script ${name} shows its entries and filters by links`, async ({ page }) => {
    await page.route('**/_next/static/core/*.js', respond);
    // The list is hidden by an animation; skip its duration.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 50 });
    await page.goto(`/en/cases/?industry=${industry}`, { waitUntil: 'commit' });
    await expect(getVisibleCases(page)).toHaveCount(Math.min(stories.length, cases.list.pageSize));
    await getCaseList(page).locator(`a[data-filter="industry"][data-value="${otherIndustry}"]`).click();
    await expect(page).toHaveURL(`/en/cases/?industry=${otherIndustry}`);
    await expect(getVisibleCases(page).first()).toBeVisible();
  });
}
