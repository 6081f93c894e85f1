import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { ISLAND, ISLAND_HYDRATED } from '@/lib/browser/protocol';
import { delayFiles, hydrate, skipWithoutSections, stubMap, waitForSiteScript } from './site';

const ISLANDS = '**/_next/static/islands/**';

const PATH = '/zh/cases/';
const SEARCH_BOX = '#case-list input[type=search]';
const WORD = '电子';
const ITEMS = `[${ISLAND}="cases"] [data-item]:visible`;

/** Composes text with an input method editor (IME), without committing it. */
async function composeText(devtools: CDPSession, text: string) {
  for (let length = 1; length <= text.length; length += 1) {
    await devtools.send('Input.imeSetComposition', {
      text: text.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    });
  }
}

/** Counts calls of `history.pushState` and `history.replaceState`. Returns a function that returns the count. */
async function countHistoryWrites(page: Page) {
  await page.addInitScript(() => {
    for (const method of ['pushState', 'replaceState'] as const) {
      const write = history[method].bind(history);
      history[method] = (...state) => {
        document.documentElement.dataset.writes = `${Number(document.documentElement.dataset.writes ?? 0) + 1}`;
        write(...state);
      };
    }
  });
  return async () => Number((await page.locator('html').getAttribute('data-writes')) ?? 0);
}

/** Waits longer than the debounce of the search. */
const waitForDebounce = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));

test.beforeEach(({ page }) => stubMap(page));

test('the search starts when a composition is committed', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  const getWriteCount = await countHistoryWrites(page);
  await page.goto(PATH);
  await waitForSiteScript(page);
  await page.locator(SEARCH_BOX).focus();
  await hydrate(page, 'cases');
  const shownCount = await page.locator(ITEMS).count();
  await composeText(devtools, "ku'cun");
  await waitForDebounce(page);
  await expect(page).toHaveURL(PATH);
  await expect(page.locator(ITEMS)).toHaveCount(shownCount);
  expect(await getWriteCount()).toBe(0);
  await devtools.send('Input.insertText', { text: WORD });
  await expect(page).toHaveURL(`${PATH}?q=${encodeURIComponent(WORD)}`);
  await waitForDebounce(page);
  expect(await getWriteCount()).toBe(1);
  await expect(page.locator(SEARCH_BOX)).toHaveValue(WORD);
});

test('a composition that began before hydration is searched for', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  const getWriteCount = await countHistoryWrites(page);
  const release = await delayFiles(page, ISLANDS);
  await page.goto(PATH);
  await waitForSiteScript(page);
  await page.locator(SEARCH_BOX).focus();
  await composeText(devtools, "ku'cun");
  release();
  await page.waitForLoadState('networkidle');
  await waitForDebounce(page);
  await expect(page).toHaveURL(PATH);
  await expect(page.locator(SEARCH_BOX)).toHaveValue("ku'cun");
  await devtools.send('Input.insertText', { text: WORD });
  await expect(page).toHaveURL(`${PATH}?q=${encodeURIComponent(WORD)}`);
  await waitForDebounce(page);
  expect(await getWriteCount()).toBe(1);
  await expect(page.locator(SEARCH_BOX)).toHaveValue(WORD);
});

test('a pending search waits until a composition is committed', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await page.goto('/zh/cases/');
  await waitForSiteScript(page);
  const searchBox = page.locator(SEARCH_BOX);
  await searchBox.focus();
  await hydrate(page, 'cases');
  await page.keyboard.type('E');
  await composeText(devtools, "r'p");
  await waitForDebounce(page);
  await expect(page).toHaveURL('/zh/cases/');
  await devtools.send('Input.insertText', { text: 'RP' });
  await expect(page).toHaveURL('/zh/cases/?q=ERP');
});

test('a draft stores text only after its composition is committed', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await page.goto('/zh/contact/');
  await waitForSiteScript(page);
  await page.locator('#message').focus();
  await hydrate(page, 'contactForm');
  await composeText(devtools, 'cang');
  const getDraftMessage = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('lead-draft') ?? '{}').values?.message ?? '');
  await waitForDebounce(page);
  expect(await getDraftMessage()).toBe('');
  await devtools.send('Input.insertText', { text: '仓库' });
  await expect.poll(getDraftMessage).toBe('仓库');
});

test('Enter and Escape only affect an active composition', async ({ page, context }) => {
  skipWithoutSections('insights', 'newsletter');
  const devtools = await context.newCDPSession(page);
  const sentUrls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sentUrls.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, island, field] of [
    ['/zh/contact/', 'contactForm', '#name'],
    ['/zh/cases/', 'cases', SEARCH_BOX],
  ] as const) {
    for (const isHydrated of [true, false]) {
      const release = isHydrated ? () => {} : await delayFiles(page, ISLANDS);
      await page.goto(path);
      await waitForSiteScript(page);
      await page.evaluate(() => document.querySelector('[data-menu]')?.setAttribute('open', ''));
      await page.locator(field).focus();
      if (isHydrated) await hydrate(page, island);
      await composeText(devtools, 'nan');
      await page.locator(field).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
      await expect(page.locator(field)).toHaveValue(/nan/);
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
      await expect(page).toHaveURL(path);
      await page.locator(field).dispatchEvent('keydown', { key: 'Escape', isComposing: true });
      await expect(page.locator('[data-menu]')).toHaveAttribute('open', '');
      expect(sentUrls).toEqual([]);
      release();
      if (!isHydrated) await page.unroute(ISLANDS);
      await page.evaluate(() => localStorage.clear());
    }
  }
  expect(await page.locator(`[${ISLAND_HYDRATED}]`).count()).toBeLessThan(2);
});
