import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { loadEntities, loadFacts } from '@/lib/content/entries/loadEntities';
import { loadArticles, loadNews } from '@/lib/content/entries/loadPosts';
import { unglue } from '@/lib/content/texts/glue';
import { needs, textsOf } from '../site';
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

/** As it stands in the file: on a page some of its spaces do not break. */
const title = unglue(textsOf('en').home.hero.title);
const article = `insights/${loadArticles('en')[0]?.slug}`;

const findings = (page: Page) => page.locator('#messages-findings details');

test('a page that is open follows texts, entries and shared facts, and stays where it was scrolled to', async ({
  page,
}) => {
  needs('home', 'products');
  const [product] = loadEntities('products.json', 'en');
  await page.goto(`${site.origin}/en/`);
  await page.evaluate(() => scrollTo(0, 300));
  site.save('en/home.json', title, 'Books that agree');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Books that agree');
  site.save('en/products.json', product?.title ?? '', 'Quiet factory');
  await expect(page.getByRole('heading', { name: 'Quiet factory' })).toBeAttached();
  const phone = loadFacts().company.phone;
  const other = phone.replace(/\d+$/, '0999');
  site.save('facts.json', phone, other);
  await expect(page.getByRole('contentinfo')).toContainText(other);
  await expect(async () => expect(await page.evaluate(() => scrollY)).toBe(300)).toPass();
});

test('a page that is open follows a saved article', async ({ page }) => {
  await page.goto(`${site.origin}/en/${article}/`);
  site.save(`en/${article}.md`, '\n---\n', '\n---\n\nA paragraph that was not there.\n');
  await expect(page.getByText('A paragraph that was not there.')).toBeVisible();
});

test('an article that is not there yet comes by itself once it is written', async ({ page }) => {
  await page.goto(`${site.origin}/en/insights/tet-stock/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const text = readFileSync(`messages/en/${article}.md`, 'utf8');
  site.write('en/insights/tet-stock.md', text.replace(/^title:.*/m, 'title: Stock before Tet'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock before Tet');
});

test('a mistake lies over the page with file and line, and goes away when it is mended', async ({ page }) => {
  await page.goto(`${site.origin}/en/`);
  site.save('en/home.json', '"hero": {', '"hero" {');
  await expect(findings(page)).toContainText('1 error in the messages');
  await expect(findings(page)).toContainText(/messages\/en\/home\.json:\d+:9/);
  await expect(findings(page)).toContainText('The colon after this key is missing.');
  // The last page that could be made is still there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

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

test('a warning waits to be opened, and stays open while the page follows further saves', async ({
  page,
}) => {
  await page.goto(`${site.origin}/en/`);
  site.save('zh/home.json', '，', ',');
  await expect(findings(page)).toContainText(/\d+ warnings? in the messages/);
  await expect(page.getByText('Type ， instead.')).toBeHidden();
  await findings(page).locator('summary').click();
  await expect(page.getByText('Type ， instead.')).toBeVisible();
  site.save('en/home.json', title, 'Books that agree');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Books that agree');
  await expect(page.getByText('Type ， instead.')).toBeVisible();
});

test.describe('with ?messages=keys', () => {
  const places = (page: Page) => page.locator('#messages-places article');
  /** Points at an element until the page, which may have yet to come alive, says where its text comes from. */
  const expectPlace = (page: Page, element: Locator, place: string) =>
    expect(async () => {
      await page.mouse.move(0, 0);
      await element.hover();
      await expect(page.locator('#messages-place output')).toHaveText(place, { timeout: 1000 });
    }).toPass();

  test('texts, entries, facts, attributes and the head of the page say where they come from', async ({
    page,
  }) => {
    needs('home', 'products');
    await page.goto(`${site.origin}/en/?messages=keys`);
    const [entry] = loadEntities('products.json', 'en');
    const { meta } = textsOf('en').home;
    for (const [file, key, text] of [
      ['en/home.json', 'meta.title', meta.title],
      ['en/home.json', 'meta.description', `content: ${meta.description.slice(0, 50)}`],
      ['en/products.json', `items.${entry?.id}.imageAlt`, `alt: ${entry?.imageAlt.slice(0, 50)}`],
      ['facts.json', 'company.email', 'hello@'],
    ]) {
      const listed = places(page).filter({ hasText: new RegExp(`messages/${file}:\\d+ ${key}`) });
      await expect(listed.filter({ hasText: text }).first()).toBeAttached();
    }
    const line = lineOf('messages/en/home.json', `"title": "${title}"`);
    await expectPlace(
      page,
      page.getByRole('heading', { level: 1 }),
      `messages/en/home.json:${line} hero.title`,
    );
  });

  test('a link leads to a page that says so too, its English texts included, until one leaves', async ({
    page,
  }) => {
    needs('home', 'latest-news');
    site.save('vi/common.json', `"${textsOf('vi').common.footer.quickLinks}"`, '""');
    await page.goto(`${site.origin}/vi/?messages=keys`);
    await expect(places(page).first()).toBeVisible();
    const post = `insights/${loadNews('vi')[0]?.slug}`;
    await page.locator(`main a[href^="/vi/${post}/"]`).first().click();
    await expect(page).toHaveURL(`${site.origin}/vi/${post}/?messages=keys`);

    const heading = page.locator('main article h2').first();
    await expectPlace(page, heading, `messages/vi/${post.replace('insights', 'news')}.md`);
    await expect(
      places(page)
        .filter({ hasText: /messages\/en\/common\.json:\d+ footer\.quickLinks/ })
        .first(),
    ).toContainText(textsOf('en').common.footer.quickLinks);
    await page.getByRole('link', { name: 'leave' }).click();
    await expect(page).toHaveURL(`${site.origin}/vi/${post}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(loadNews('vi')[0]?.title ?? '');
  });
});

test('forms at /admin/ come with the server, and an enquiry that is sent is kept', async ({ request }) => {
  expect((await request.get(`${site.origin}/admin/`)).headers()['content-type']).toContain('text/html');
  const sent = await request.post(`${site.origin}/api/leads`, {
    headers: { Origin: site.origin, 'Idempotency-Key': randomUUID() },
    data: {
      kind: 'contact',
      locale: 'en',
      name: 'An',
      email: 'an@example.com',
      subject: 'erp',
      message: 'Hello',
    },
  });
  expect(sent.status()).toBe(201);
});

test('a second server on the same port says so in one line', () => {
  const { port } = new URL(site.origin);
  const dev = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', '--port', port], {
    encoding: 'utf8',
  });
  expect(dev).toMatchObject({ status: 1, stdout: '' });
  expect(dev.stderr.trim()).toMatch(new RegExp(`^Port ${port} is taken.*$`));
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
