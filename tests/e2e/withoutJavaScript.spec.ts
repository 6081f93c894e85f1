import { expect, test } from '@playwright/test';
import { articles as articleCollection } from '@/lib/collections/articles';
import { cases } from '@/lib/collections/cases';
import { news } from '@/lib/collections/news';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { loadPosts } from '@/lib/content/entries/posts';
import { getMessages, industries, skipWithoutSections } from './site';

const [industry] = industries;

test.use({ javaScriptEnabled: false });

test('shows all cases of the page and neither a search box nor filters', async ({ page }) => {
  await page.goto(`/zh/cases/?industry=${industry}`);
  for (const { title } of loadEntries(cases, 'zh').slice(0, cases.list.pageSize)) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await expect(page.getByText(getMessages('zh').cases.empty.title)).toBeHidden();
  await expect(page.locator('input[type="search"]').first()).toBeHidden();
  await expect(page.locator('[data-filter]').filter({ visible: true })).toHaveCount(0);
});

test('shows all posts of the page and no search boxes', async ({ page }) => {
  skipWithoutSections('insights', 'news');
  await page.goto(`/vi/insights/?tag=${loadPosts(articleCollection, 'vi')[0]?.tags[0]}&category=event`);
  const articles = loadPosts(articleCollection, 'vi').slice(0, articleCollection.list.pageSize);
  for (const { title } of [...articles, ...loadPosts(news, 'vi').slice(0, news.list.pageSize)]) {
    await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  }
  await expect(page.locator('input[type="search"]').first()).toBeHidden();
});
