import { expect, test } from '@playwright/test';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { loadArticles, loadNews } from '@/lib/content/entries/loadPosts';
import { industries, textsOf } from './site';

const [industry] = industries;

test.use({ javaScriptEnabled: false });

test('every case shows, whatever the address filters by', async ({ page }) => {
  await page.goto(`/zh/cases/?industry=${industry}`);
  for (const { title } of loadEntities('customer-cases.json', 'zh')) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await expect(page.getByText(textsOf('zh').cases.empty.title)).toBeHidden();
});

test('every article and news item of the page shows, whatever the address filters by', async ({ page }) => {
  await page.goto(`/vi/insights/?tag=${loadArticles('vi')[0]?.tags[0]}&category=event`);
  for (const { title } of [...loadArticles('vi'), ...loadNews('vi')]) {
    await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  }
});
