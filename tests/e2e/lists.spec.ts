import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { pageSizes } from '@/lib/content/lists/pageSizes';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { extendCaseList, FIRST_PAGE_SIZE } from './extendCaseList';
import {
  delayFiles,
  getMessages,
  hydrate,
  industries,
  region,
  skipWithoutSections,
  waitForFrames,
  waitForSiteScript,
} from './site';

const [industry, otherIndustry] = industries;

const { actions, states } = getMessages('en').common;
const devices = loadEntries('devices.json', 'en').map(({ name }) => name);
const SECOND_PAGE = '**/data/en/devices/2.json';

const getDeviceList = (page: Page) => page.locator('#device-list');
const getLink = (page: Page, name: string) => getDeviceList(page).getByRole('link', { name, exact: true });
const getShownNames = (page: Page) => getDeviceList(page).locator('[data-item] h3').allTextContents();
const getMarkupShape = (item: Locator) =>
  item.evaluate((element) =>
    [...element.querySelectorAll('*')].map(({ tagName, className }) => `${tagName}.${className}`),
  );
const getStatusText = (page: Page) => getDeviceList(page).locator('[data-status]');

async function openDevices(page: Page) {
  await page.goto('/en/services/');
  await hydrate(page, 'devices');
}

/** Collects the page's `preload-error` events. */
async function collectPreloadErrors(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const preloadErrors: string[] = [];
    Object.assign(window, { preloadErrors });
    window.addEventListener('preload-error', (event) => {
      const kind = event.cancelable ? 'cancelable' : 'final';
      preloadErrors.push(`${kind} ${(event as CustomEvent<Error>).detail.name}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { preloadErrors: string[] }).preloadErrors);
}

test('loads more entries by click and by keyboard', async ({ page }) => {
  skipWithoutSections('services', 'devices');
  test.skip(devices.length <= pageSizes.devices, 'All devices are on the first page.');
  const texts = getMessages('vi');
  const names = loadEntries('devices.json', 'vi').map(({ name }) => name);
  await page.goto(getLocalePath('vi', '/services/'));
  await hydrate(page, 'devices');
  const loadMore = getDeviceList(page).getByRole('link', { name: texts.common.actions.loadMore });
  for (let count = pageSizes.devices; count < names.length; count += pageSizes.devices) {
    await expect.poll(() => getShownNames(page)).toEqual(names.slice(0, count));
    await expect(getStatusText(page)).toHaveText(
      texts.services.devices.showing
        .replace('{shown}', String(count))
        .replace('{total}', String(names.length)),
    );
    if (count === pageSizes.devices) await loadMore.click();
    else await loadMore.press('Enter');
    await expect(getDeviceList(page).locator('h3:focus')).toHaveText(names[count] ?? '');
  }
  await expect.poll(() => getShownNames(page)).toEqual(names);
  await expect(loadMore).toBeHidden();
  await expect(getDeviceList(page).getByText(texts.common.states.end)).toBeVisible();
  const items = getDeviceList(page).locator('[data-item]');
  expect(await getMarkupShape(items.last())).toEqual(await getMarkupShape(items.first()));
});

/** Examples of failed responses; the unit tests of `fetchData` cover all others. */
const failures: { name: string; respond: (route: Route) => Promise<void> }[] = [
  { name: 'a lost connection', respond: (route) => route.abort('connectionreset') },
  {
    name: 'a page instead of data',
    respond: (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Home</title>' }),
  },
];

test('failed requests show Retry and keep the entries', async ({ page }) => {
  skipWithoutSections('services', 'devices');
  await openDevices(page);
  const preloadErrors = await collectPreloadErrors(page);
  let next = getLink(page, actions.loadMore);
  for (const [index, { name, respond }] of failures.entries()) {
    await test.step(name, async () => {
      await page.route(SECOND_PAGE, respond);
      await next.click();
      await expect
        .poll(preloadErrors)
        .toEqual(Array.from({ length: index + 1 }, () => 'cancelable DataError'));
      await expect(getDeviceList(page).getByRole('alert')).toHaveText(states.loadFailedList);
      next = getLink(page, states.retry);
      await expect(next).toBeFocused();
      expect(await getShownNames(page)).toEqual(devices.slice(0, pageSizes.devices));
      await page.unroute(SECOND_PAGE);
    });
  }
  await next.click();
  await expect.poll(() => getShownNames(page)).toEqual(devices.slice(0, 2 * pageSizes.devices));
  await expect(getDeviceList(page).locator('[data-more] p')).toBeEmpty();
});

/** The modules of islands. */
const ISLANDS = '**/_next/static/islands/*.js';

const getCaseList = (page: Page) => page.locator('#case-list');
const getVisibleCases = (page: Page) => getCaseList(page).locator('[data-item]:visible');
/** Counts in the page itself, because Playwright needs half a minute for a thousand entries. */
const countVisible = (page: Page) =>
  getCaseList(page).evaluate((list) => {
    const items = [...list.querySelectorAll('[data-item]')];
    return items.filter((item) => item.checkVisibility({ visibilityProperty: true })).length;
  });
const chooseFilter = (page: Page, name: string, value: string) =>
  getCaseList(page).locator(`a[data-filter="${name}"][data-value="${value}"]`).click();

test('filters combine and follow Back and Forward across hydration', async ({ page }) => {
  const count = 1000;
  const { countMatches, countMatchesOnFirstPage } = await extendCaseList(page, count);
  const release = await delayFiles(page, ISLANDS);
  const texts = getMessages('en').cases.list;
  const expectShown = async (path: string, number: number, isHydrated = false) => {
    await expect.poll(() => countVisible(page)).toBe(number);
    const matchCount = countMatches(path);
    const isPart = number < matchCount && matchCount < count;
    const partText = isHydrated ? texts.showingPart : getMessages('en').common.states.loading;
    const status = (isPart ? partText : texts.showing)
      .replace('{shown}', `${number}`)
      .replace('{matching}', `${matchCount}`);
    await expect(getCaseList(page).locator('[data-status]')).toHaveText(
      status.replace('{total}', `${count}`),
    );
  };
  const expectPage = (path: string) => expectShown(path, Math.min(countMatches(path), FIRST_PAGE_SIZE), true);
  const [industryPath, regionPath] = [`industry-${industry}/`, `region-${region}/`];
  await page.goto('/en/cases/');
  // Before, a click on a filter opens another document, to which Back would return.
  await waitForSiteScript(page);
  await chooseFilter(page, 'industry', industry);
  await expect(page).toHaveURL(`/en/cases/?industry=${industry}`);
  await expectShown(industryPath, countMatchesOnFirstPage(industryPath));
  await chooseFilter(page, 'region', region);
  await expectShown(industryPath + regionPath, countMatchesOnFirstPage(industryPath + regionPath));
  await page.goBack();
  await expectShown(industryPath, countMatchesOnFirstPage(industryPath));
  release();
  await hydrate(page, 'cases');
  await expectPage(industryPath);
  await page.goForward();
  await expectPage(industryPath + regionPath);
  await chooseFilter(page, 'industry', '');
  await expect(page).toHaveURL(`/en/cases/?region=${region}`);
  await expectPage(regionPath);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expectPage('');
  const more = getCaseList(page).locator('[data-more] a');
  await more.scrollIntoViewIfNeeded();
  // Sections near the viewport are laid out in the next frame, which must not move the link during a click.
  await waitForFrames(page);
  await more.click();
  await expectShown('', 2 * FIRST_PAGE_SIZE);
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

const stories = loadEntries('customer-cases.json', 'vi');

test('the fragment of a case scrolls to it in the list', async ({ page }) => {
  for (const { id, result } of [stories[2], stories.at(-1)].filter((story) => story !== undefined)) {
    await page.goto(`/vi/cases/#${id}`);
    await expect(page).toHaveURL(new RegExp(`/vi/cases/(archive/\\d+/)?#${id}$`));
    await expect(page.getByText(result)).toBeVisible();
    const top = () => page.locator(`#${id}`).evaluate((item) => item.getBoundingClientRect().top);
    const header = await page
      .getByRole('banner')
      .evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(top).toBeGreaterThan(header - 2);
    await expect.poll(top).toBeLessThan(header + 8);
  }
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
    await expect(getVisibleCases(page)).toHaveCount(Math.min(stories.length, pageSizes.cases));
    await getCaseList(page).locator(`a[data-filter="industry"][data-value="${otherIndustry}"]`).click();
    await expect(page).toHaveURL(`/en/cases/?industry=${otherIndustry}`);
    await expect(getVisibleCases(page).first()).toBeVisible();
  });
}

test('shows the invitation among the cases until a filter is used', async ({ page }) => {
  await page.goto('/en/cases/');
  const { title } = getMessages('en').cases.invite;
  const invitation = page.locator('#case-list').getByText(title);
  await expect(invitation).toBeVisible();
  await page.goto(`/en/cases/?industry=${industry}`);
  await expect(page.locator('#case-list [data-item]').first()).toBeAttached();
  await expect(invitation).toBeHidden();
});
