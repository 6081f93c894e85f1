import { expect, test } from '@playwright/test';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { loadArticles, loadNews } from '@/lib/content/entries/loadPosts';
import { pageSizes } from '@/lib/content/lists/pageSizes';
import { getMessages, industries, skipWithoutSections } from './site';

const [industry] = industries;

test.use({ javaScriptEnabled: false });

test('shows all cases of the page and neither a search box nor filters', async ({ page }) => {
  await page.goto(`/zh/cases/?industry=${industry}`);
  for (const { title } of loadEntries('customer-cases.json', 'zh').slice(0, pageSizes.cases)) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await expect(page.getByText(getMessages('zh').cases.empty.title)).toBeHidden();
  await expect(page.locator('input[type="search"]').first()).toBeHidden();
  await expect(page.locator('[data-filter]').filter({ visible: true })).toHaveCount(0);
});

test('shows all posts of the page and no search boxes', async ({ page }) => {
  skipWithoutSections('insights', 'news');
  await page.goto(`/vi/insights/?tag=${loadArticles('vi')[0]?.tags[0]}&category=event`);
  const articles = loadArticles('vi').slice(0, pageSizes.insights);
  for (const { title } of [...articles, ...loadNews('vi').slice(0, pageSizes.news)]) {
    await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  }
  await expect(page.locator('input[type="search"]').first()).toBeHidden();
});
