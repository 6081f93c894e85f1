import { expect, type Page, test } from '@playwright/test';
import { removeNonBreakingSpaces } from 'line-breaks';
import { foldText } from 'site-search/client';
import { articles } from '@/lib/collections/articles';
import { cases } from '@/lib/collections/cases';
import { news } from '@/lib/collections/news';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { loadPosts } from '@/lib/content/entries/posts';
import type { Locale } from '@/lib/i18n/locales';
import { getLocalePath } from '@/lib/i18n/paths';
import { getMessages, hydrate, scrollAndClick, skipWithoutSections } from './site';

const { states } = getMessages('en').common;

/** Returns the first word of at least five letters. */
const getWord = (text = '') => /[a-z]{5,}/i.exec(text)?.[0].toLowerCase() ?? '';

/** A word from the title of the newest article. */
const WORD = getWord(loadPosts(articles, 'en')[0]?.title);

const getList = (page: Page, id = 'article-list') => page.locator(`#${id}`);
const getSearchBox = (page: Page, id?: string) => getList(page, id).getByRole('searchbox');
const getTitles = (page: Page, id?: string) =>
  getList(page, id).locator('[data-item]:visible h3').allTextContents();
const getHighlights = (page: Page, id?: string) => getList(page, id).locator('mark').allTextContents();

/** Waits until only matching entries are shown; others may still be fading out. */
async function waitForResults(page: Page): Promise<void> {
  await expect.poll(() => getHighlights(page)).not.toEqual([]);
  await expect(getList(page).locator('[data-item]:visible:not(:has(mark))')).toHaveCount(0);
}

/** Returns search terms for an article: a word of its title, its first letters, and the word without diacritics. */
function getSearchTerms(locale: Locale, title: string): string[] {
  const words = locale === 'zh' ? /\p{Script=Han}{2}/u : /\p{L}{4,}/u;
  const [word = ''] = words.exec(title) ?? [];
  return [...new Set([word, word.slice(0, locale === 'zh' ? 1 : 3), foldText(word)])];
}

const encodeQuery = (text: string) => new URLSearchParams({ q: text }).toString().slice('q='.length);

// One language with and one without spaces between words; the other tests search in English.
for (const locale of ['zh', 'vi'] as const) {
  test(`articles are found by word, prefix and unaccented word in ${locale}`, async ({ page }) => {
    const title = removeNonBreakingSpaces(loadPosts(articles, locale)[0]?.title ?? '');
    await page.goto(getLocalePath(locale, '/insights/'));
    for (const typed of getSearchTerms(locale, title)) {
      await getSearchBox(page).fill(typed);
      await expect(page).toHaveURL(`${getLocalePath(locale, '/insights/')}?q=${encodeQuery(typed)}`);
      await waitForResults(page);
      const isMatch = (mark: string) =>
        foldText(typed).startsWith(foldText(mark)) || foldText(mark).startsWith(foldText(typed));
      expect((await getHighlights(page)).filter((mark) => !isMatch(mark))).toEqual([]);
      expect((await getTitles(page)).map(removeNonBreakingSpaces)).toContain(title);
    }
  });
}

test('news items and cases are found', async ({ page }) => {
  await page.goto('/vi/cases/');
  await searchAndExpectEntry(page, 'case-list', loadEntries(cases, 'vi')[0]?.title);
  skipWithoutSections('insights', 'news');
  await page.goto('/vi/insights/');
  await searchAndExpectEntry(page, 'news-list', loadPosts(news, 'vi')[0]?.title);
});

/** Searches a list for an entry's title and expects the entry. */
async function searchAndExpectEntry(page: Page, id: string, title = '') {
  await getSearchBox(page, id).fill(removeNonBreakingSpaces(title));
  await expect.poll(() => getHighlights(page, id)).not.toEqual([]);
  expect((await getTitles(page, id)).map(removeNonBreakingSpaces)).toContain(removeNonBreakingSpaces(title));
}

test('a search survives navigation, reload and language change', async ({ page }) => {
  await page.goto(`/en/insights/?q=${WORD}`);
  await waitForResults(page);
  const foundTitles = await getTitles(page);
  const visible = getList(page).locator('[data-item]:visible');
  await expect(visible.filter({ has: page.locator('mark:visible') })).toHaveCount(foundTitles.length);
  const expectSame = async () => {
    await expect(page).toHaveURL(`/en/insights/?q=${WORD}`);
    await expect(getSearchBox(page)).toHaveValue(WORD);
    await expect.poll(() => getTitles(page)).toEqual(foundTitles);
  };
  await visible.locator('h3 a').first().click();
  await expect(page).not.toHaveURL(/\/insights\/\?/);
  await page.goBack();
  await expectSame();
  await page.reload();
  await expectSame();
  await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL(`/zh/insights/?q=${WORD}`);
  await expect(getSearchBox(page)).toHaveValue(WORD);
});

test('the search index is not fetched before the box is used', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search/')) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/en/cases/');
  await hydrate(page, 'cases');
  expect(fetched).toEqual([]);
  await getSearchBox(page, 'case-list').focus();
  await expect.poll(() => fetched).toEqual(['/data/en/cases/search/head.json']);
});

test('Retry after a first search without a connection focuses the first result', async ({
  page,
  context,
}) => {
  await page.goto('/en/cases/');
  await hydrate(page, 'cases');
  await context.setOffline(true);
  await getSearchBox(page, 'case-list').fill('e');
  await expect(getList(page, 'case-list').getByRole('alert')).toHaveText(states.loadFailedList);
  await context.setOffline(false);
  await scrollAndClick(getList(page, 'case-list').getByText(states.retry, { exact: true }));
  await expect.poll(() => getHighlights(page, 'case-list')).not.toEqual([]);
  await expect(getList(page, 'case-list').locator('[data-item]:visible a').first()).toBeFocused();
});
