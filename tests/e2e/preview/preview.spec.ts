import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { loadEntries, loadFacts } from '@/lib/content/entries/loadEntries';
import { loadArticles, loadNews } from '@/lib/content/entries/loadPosts';
import type { Locale } from '@/lib/shared/i18n/locales';
import { getMessages, skipWithoutSections } from '../site';
import { DevelopmentSite } from './DevelopmentSite';

// The tests share a development server and run one after another, because they change its files.
test.describe.configure({ mode: 'default' });

let site: DevelopmentSite;

test.beforeAll(async () => {
  site = await DevelopmentSite.start();
});
test.afterEach(() => site.restore());
test.afterAll(() => site?.stop());

/** Returns the title as written in the file, with its placeholders. */
const getTitle = (locale: Locale) => JSON.parse(site.read(`${locale}/home.json`) ?? '').hero.title;
const article = `insights/${loadArticles('en')[0]?.slug}`;

const getFindings = (page: Page) => page.locator('#messages-findings details');

// Must be first: after another test the page could still reload because of restored files.
test('an overlay shows an error with file and line until fixed', async ({ page }) => {
  await getPreviewOrigin(page);
  site.replaceText('en/home.json', '"hero": {', '"hero" {');
  await expect(getFindings(page)).toContainText('1 error in the messages');
  await expect(getFindings(page)).toContainText(/messages\/en\/home\.json:\d+:9/);
  await expect(getFindings(page)).toContainText('The colon after this key is missing.');
  // The last successfully rendered page is still shown.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getMessages('en').home.hero.title);

  site.restore();
  await expect(getFindings(page)).toBeHidden();
});

test('an open page updates, and its overlay is in its language', async ({ page }) => {
  skipWithoutSections('home', 'products');
  const [product] = loadEntries('products.json', 'zh');
  const phone = loadFacts().company.phone;
  const newPhone = phone.replace(/\d+$/, '0999');
  await page.goto(`${site.origin}/zh/`);
  site.replaceText('zh/home.json', '，', ',');
  await expect(getFindings(page)).toContainText(/内容文件里有 \d+ 个警告/);
  await expect(getFindings(page)).toContainText('警告：中文里用了半角标点（,）。');
  const remedy = page.getByText('换成全角标点（，）。');
  await expect(remedy).toBeHidden();
  await getFindings(page).locator('summary').click();
  await expect(remedy).toBeVisible();

  await page.evaluate(() => scrollTo(0, 300));
  site.replaceText('zh/home.json', getTitle('zh'), '对得上的账');
  site.replaceText('zh/products.json', product?.title ?? '', '安静的工厂');
  site.replaceText('facts.json', phone, newPhone);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('对得上的账');
  await expect(page.getByRole('heading', { name: '安静的工厂' })).toBeAttached();
  await expect(page.getByRole('contentinfo')).toContainText(newPhone);
  await expect(remedy).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});

test('a failed page shows the error and reloads when it is fixed', async ({ page }) => {
  site.replaceText(`en/${article}.md`, '\ntags: [', '\ntags: [erpp, ');
  await page.goto(`${site.origin}/en/${article}/`);
  await expect(getFindings(page)).toContainText('"erpp" is not a tag.');
  site.restore();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(getFindings(page)).toBeHidden();
  site.replaceText(`en/${article}.md`, '\n---\n', '\n---\n\nA paragraph that was not there.\n');
  await expect(page.getByText('A paragraph that was not there.')).toBeVisible();
});

test('a missing article appears when its file is written', async ({ page }) => {
  await page.goto(`${site.origin}/en/insights/tet-stock/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const text = readFileSync(`messages/en/${article}.md`, 'utf8');
  site.write('en/insights/tet-stock.md', text.replace(/^title:.*/m, 'title: Stock before Tet'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock before Tet');
});

test('?messages=keys shows the source of every text until switched off', async ({ page }) => {
  skipWithoutSections('home', 'products', 'latest-news');
  const sources = page.locator('#messages-places article');
  const expectSourceListed = (file: string, key: string, text: string) => {
    const matchingSources = sources.filter({ hasText: new RegExp(`messages/${file}:\\d+ ${key}`) });
    return expect(matchingSources.filter({ hasText: text }).first()).toBeAttached();
  };
  /** Hovers over an element until the page, which may not be hydrated yet, shows the source of its text. */
  const expectSource = (element: Locator, place: string) =>
    expect(async () => {
      await page.mouse.move(0, 0);
      await element.hover();
      await expect(page.locator('#messages-place output')).toHaveText(place, { timeout: 1000 });
    }).toPass();

  const { common, home } = getMessages('vi');
  site.replaceText('vi/common.json', `"${common.footer.quickLinks}"`, '""');
  await page.goto(`${site.origin}/vi/?messages=keys`);
  const [entry] = loadEntries('products.json', 'vi');
  await expectSourceListed('vi/home.json', 'meta.title', home.meta.title);
  await expectSourceListed(
    'vi/home.json',
    'meta.description',
    `content: ${home.meta.description.slice(0, 50)}`,
  );
  await expectSourceListed(
    'vi/products.json',
    `items.${entry?.id}.imageAlt`,
    `alt: ${entry?.imageAlt.slice(0, 50)}`,
  );
  await expectSourceListed('facts.json', 'company.email', 'hello@');
  await expectSourceListed('en/common.json', 'footer.quickLinks', getMessages('en').common.footer.quickLinks);
  const line = getLine('messages/vi/home.json', '"hero": {') + 1;
  await expectSource(page.getByRole('heading', { level: 1 }), `messages/vi/home.json:${line} hero.title`);

  const [post] = loadNews('vi');
  await page.locator(`main a[href^="/vi/insights/${post?.slug}/"]`).first().click();
  await expect(page).toHaveURL(`${site.origin}/vi/insights/${post?.slug}/?messages=keys`);
  await expectSource(page.locator('main article h2').first(), `messages/vi/news/${post?.slug}.md`);
  const normalUrl = `${site.origin}/vi/insights/${post?.slug}/`;
  // A reload because of the changed file may cancel the navigation.
  await expect(async () => {
    if (page.url() !== normalUrl) await page.getByRole('link', { name: 'thoát' }).click({ timeout: 1000 });
    await expect(page).toHaveURL(normalUrl, { timeout: 5000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post?.title ?? '');
});

test('the server serves /admin/ and stores enquiries', async ({ request }) => {
  expect((await request.get(`${site.origin}/admin/`)).headers()['content-type']).toContain('text/html');
  const data = {
    kind: 'contact',
    locale: 'en',
    name: 'An',
    email: 'an@example.com',
    subject: 'erp',
    message: 'Hello',
  };
  // On a busy machine the store starts more slowly than a request waits.
  await expect(async () => {
    const headers = { Origin: site.origin, 'Idempotency-Key': randomUUID() };
    expect((await request.post(`${site.origin}/api/leads`, { headers, data })).status()).toBe(201);
  }).toPass();
});

test('a second server on the same port prints a one-line error', () => {
  const { port } = new URL(site.origin);
  const dev = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', '--port', port], {
    encoding: 'utf8',
  });
  expect(dev).toMatchObject({ status: 1, stdout: '' });
  expect(dev.stderr.trim()).toMatch(new RegExp(`^Port ${port} is taken.*$`));
});

function getLine(file: string, text: string): number {
  return (
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1
  );
}

let previewOrigin: string | undefined;

/** Returns the origin of the preview server, which the first test that needs it reads from a request of a page. */
async function getPreviewOrigin(page: Page): Promise<string> {
  if (previewOrigin !== undefined) return previewOrigin;
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.url().endsWith('/clock')),
    page.goto(`${site.origin}/en/`),
  ]);
  previewOrigin = new URL(request.url()).origin;
  return previewOrigin;
}

test('pages on other loopback hosts update when a file is saved', async ({ page, context }) => {
  const ipv6Page = await context.newPage();
  await page.goto(`${site.origin.replace('localhost', '127.0.0.1')}/en/`);
  await ipv6Page.goto(`${site.origin.replace('localhost', '[::1]')}/en/`);
  site.replaceText('en/home.json', getTitle('en'), 'Books that agree');
  for (const open of [page, ipv6Page])
    await expect(open.getByRole('heading', { level: 1 })).toHaveText('Books that agree');
});

test('the development server rejects foreign hosts and origins', async ({ page, request }) => {
  const preview = await getPreviewOrigin(page);
  const port = new URL(site.origin).port;
  const foreignHost = { Host: `evil.example:${port}` };
  const foreignPage = { Origin: 'https://evil.example' };
  for (const [url, headers] of [
    [`${site.origin}/en/`, foreignHost],
    [`${site.origin}/`, foreignHost],
    [`${site.origin}/_next/static/chunk.js`, foreignHost],
    [`${site.origin}/admin/config.en.json`, foreignHost],
    [`${site.origin}/admin/config.en.json`, foreignPage],
    [`${preview}/`, foreignHost],
    [`${preview}/clock`, foreignHost],
    [`${preview}/clock`, foreignPage],
    [`${preview}/clock`, { Origin: 'null' }],
    [`${preview}/clock`, { Origin: preview }],
  ] as const) {
    const response = await request.get(url, { headers, maxRedirects: 0 });
    expect(response.status(), `${url} with ${JSON.stringify(headers)}`).toBe(403);
    expect(response.headers()).not.toHaveProperty('access-control-allow-origin');
  }
  const own = await request.get(`${preview}/clock`, { headers: { Origin: site.origin } });
  expect(own.headers()['access-control-allow-origin']).toBe(site.origin);
});

test('the development server listens on loopback addresses only', async ({ page }) => {
  const ports = [site.origin, await getPreviewOrigin(page)].map((origin) => new URL(origin).port);
  const addresses = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, scopeid }) => !internal && !scopeid)
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
  for (const address of addresses) {
    for (const port of ports) await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow();
  }
});
