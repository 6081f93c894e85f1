import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { loadEntities } from '@/lib/content/loadEntities';
import { loadArticles } from '@/lib/content/loadPosts';
import { textsOf } from '../site';
import { DevelopmentSite } from './DevelopmentSite';

// One development server for all of them, one after the other: they change its files.
test.describe.configure({ mode: 'default' });

let site: DevelopmentSite;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await DevelopmentSite.start();
});
test.afterEach(() => site.restore());
test.afterAll(() => site.stop());

const { hero } = textsOf('en').home;
const article = `insights/${loadArticles('en')[0]?.slug}`;

const findings = (page: Page) => page.locator('#messages-findings details');

test('a page that is open follows a saved JSON file and stays where it was scrolled to', async ({ page }) => {
  await page.goto(`${site.origin}/en/`);
  await page.evaluate(() => scrollTo(0, 300));
  site.save('en/home.json', hero.title, 'Books that agree');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Books that agree');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});

test('a page that is open follows a saved list of entries', async ({ page }) => {
  const [first] = loadEntities('customer-cases.json', 'vi');
  await page.goto(`${site.origin}/vi/cases/`);
  site.save('vi/customer-cases.json', first?.title ?? '', 'Một nhà máy giao hàng đúng hẹn');
  await expect(page.getByText('Một nhà máy giao hàng đúng hẹn').first()).toBeVisible();
});

test('a page that is open follows a saved article', async ({ page }) => {
  await page.goto(`${site.origin}/en/${article}/`);
  site.save(`en/${article}.md`, '\n---\n', '\n---\n\nA paragraph that was not there.\n');
  await expect(page.getByText('A paragraph that was not there.')).toBeVisible();
});

test('a page that is open follows the facts that all languages share', async ({ page }) => {
  await page.goto(`${site.origin}/zh/contact/`);
  site.save('facts.json', '028 0000 0123', '028 0000 0999');
  await expect(page.getByRole('contentinfo')).toContainText('028 0000 0999');
});

test('a mistake lies over the page with file and line, and goes away when it is mended', async ({ page }) => {
  await page.goto(`${site.origin}/en/`);
  site.save('en/home.json', '"hero": {', '"hero" {');
  await expect(findings(page)).toContainText('1 error in the messages');
  await expect(findings(page)).toContainText(/messages\/en\/home\.json:\d+:10/);
  await expect(findings(page)).toContainText('The colon after this key is missing.');
  // The last page that could be made is still there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);

  site.restore();
  await expect(findings(page)).toBeHidden();
});

test('a mistake shows on a page that it kept from being made, which comes by itself once it is mended', async ({
  page,
}) => {
  site.save(`en/${article}.md`, '\ntags: [', '\ntags: [erpp, ');
  await page.goto(`${site.origin}/en/${article}/`);
  await expect(findings(page)).toContainText('"erpp" is not a tag.');
  site.restore();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(findings(page)).toBeHidden();
});

test('a warning waits to be opened', async ({ page }) => {
  await page.goto(`${site.origin}/en/`);
  site.save('zh/home.json', '，', ',');
  await expect(findings(page)).toContainText('1 warning in the messages');
  await expect(page.getByText('Type ， instead.')).toBeHidden();
  await findings(page).locator('summary').click();
  await expect(page.getByText('Type ， instead.')).toBeVisible();
});

test.describe('with ?messages=keys', () => {
  const places = (page: Page) => page.locator('#messages-places article');
  const place = (page: Page) => page.locator('#messages-place output');

  test('the pointer is told the file, line and key of a text', async ({ page }) => {
    await page.goto(`${site.origin}/en/?messages=keys`);
    const line = lineOf('messages/en/home.json', `"title": "${hero.title}"`);
    await expect(places(page).filter({ hasText: 'hero.title' })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(place(page)).toHaveText(`messages/en/home.json:${line} hero.title`);
  });

  test('entries, facts, attributes and the head of the page are listed', async ({ page }) => {
    await page.goto(`${site.origin}/vi/cases/?messages=keys`);
    const [first] = loadEntities('customer-cases.json', 'vi');
    for (const [file, key, text] of [
      ['vi/cases.json', 'meta.title', textsOf('vi').cases.meta.title],
      ['vi/cases.json', 'meta.description', `content: ${textsOf('vi').cases.meta.description.slice(0, 50)}`],
      ['vi/customer-cases.json', `items.${first?.id}.imageAlt`, `alt: ${first?.imageAlt?.slice(0, 50)}`],
      ['facts.json', 'company.email', 'hello@'],
    ]) {
      const listed = places(page).filter({ hasText: new RegExp(`messages/${file}:\\d+ ${key}`) });
      await expect(listed.filter({ hasText: text }).first()).toBeAttached();
    }
  });

  test('an article names its file, a text that fell back to English the English one', async ({ page }) => {
    site.save('vi/insights.json', `"${textsOf('vi').insights.post.contents}"`, '""');
    await page.goto(`${site.origin}/vi/${article}/?messages=keys`);
    await page.locator('main article h2').first().hover();
    await expect(place(page)).toHaveText(`messages/vi/${article}.md`);
    await expect(places(page).filter({ hasText: 'messages/en/insights.json' })).toContainText(
      textsOf('en').insights.post.contents,
    );
  });

  test('links lead to pages that name their texts too, until one leaves', async ({ page }) => {
    const { nav } = textsOf('en').common;
    await page.goto(`${site.origin}/en/?messages=keys`);
    await expect(places(page).first()).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: nav.about }).click();
    await expect(page).toHaveURL(`${site.origin}/en/about/?messages=keys`);
    await expect(places(page).filter({ hasText: 'messages/en/about.json' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'leave' }).click();
    await expect(page).toHaveURL(`${site.origin}/en/about/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf('en').about.title);
  });
});

test('the exported pages hold nothing of the preview', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|txt)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const telling = files.filter((file) =>
    /messages-findings|EventSource|[\u{e0020}-\u{e007f}]/u.test(readFileSync(path.join('out', file), 'utf8')),
  );
  expect(telling).toEqual([]);
});

function lineOf(file: string, text: string): number {
  return (
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1
  );
}
