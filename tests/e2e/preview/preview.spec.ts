import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { expect, type Page, test } from '@playwright/test';
import { articles } from '@/lib/collections/articles';
import { products } from '@/lib/collections/products';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { loadPosts } from '@/lib/content/entries/posts';
import { loadFacts } from '@/lib/content/facts/loadFacts';
import type { Locale } from '@/lib/i18n/locales';
import { pages } from '@/lib/i18n/paths';
import { getMessages, skipWithoutSections } from '../site';
import { DevelopmentSite } from './DevelopmentSite';

// The tests share a development server and run one after another, because they change its files.
test.describe.configure({ mode: 'default' });

let site: DevelopmentSite;

test.beforeAll(async () => {
  site = await DevelopmentSite.start();
});
test.afterEach(() => site.messages.undo());
test.afterAll(() => site?.stop());

/** Returns the title as written in the file, with its placeholders. */
const getTitle = (locale: Locale) => JSON.parse(site.messages.read(`${locale}/home.json`)).hero.title;
const article = `insights/${loadPosts(articles, 'en')[0]?.slug}`;

const getPanel = (page: Page) => page.locator('#panel details');

// Must be first: after another test the page could still reload because of restored files.
test('an overlay shows an error with file and line until fixed', async ({ page }) => {
  await getPreviewOrigin(page);
  site.messages.replace('en/home.json', '"hero": {', '"hero" {');
  await expect(getPanel(page)).toContainText('errors: 1');
  await expect(getPanel(page)).toContainText(/messages\/en\/home\.json:\d+:9/);
  await expect(getPanel(page)).toContainText('The colon after this key is missing.');
  // The last successfully rendered page is still shown.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getMessages('en').home.hero.title);

  site.messages.undo();
  await expect(getPanel(page)).not.toContainText('error');
});

// On an IPv4 address, because the other tests use `localhost`.
test('an open page updates, and its overlay is in its language', async ({ page }) => {
  skipWithoutSections('home', 'products');
  const [product] = loadEntries(products, 'zh');
  const phone = loadFacts().company.phone;
  const newPhone = phone.replace(/\d+$/, '0999');
  await page.goto(`${site.origin.replace('localhost', '127.0.0.1')}/zh/`);
  site.messages.replace('zh/home.json', '，', ',');
  await expect(getPanel(page)).toContainText(/警告 \d+/);
  await expect(getPanel(page)).toContainText('警告: 使用全角标点的语言里出现了半角标点（,）。');
  const remedy = page.getByText('换成全角标点（，）。');
  await expect(remedy).toBeHidden();
  await getPanel(page).locator('summary').click();
  await expect(remedy).toBeVisible();

  const title = page.getByRole('heading', { level: 1 });
  const { height: formerHeight } = (await title.boundingBox()) ?? { height: 0 };
  await page.evaluate(() => scrollTo(0, 300));
  site.messages.replace('zh/home.json', getTitle('zh'), '对得上的账');
  site.messages.replace('zh/products.json', product?.title ?? '', '安静的工厂');
  site.messages.replace('facts.json', phone, newPhone);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('对得上的账');
  await expect(page.getByRole('heading', { name: '安静的工厂' })).toBeAttached();
  await expect(page.getByRole('contentinfo')).toContainText(newPhone);
  await expect(remedy).toBeVisible();
  // At most the height that the shorter title no longer needs is lost: the browser keeps the text below in its place.
  const { height } = (await title.boundingBox()) ?? { height: 0 };
  await expect
    .poll(() => page.evaluate(() => scrollY))
    .toBeGreaterThanOrEqual(300 - Math.ceil(formerHeight - height));
  expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(300);
});

test('pages with a list, a form or neither hydrate without an error', async ({ page }) => {
  // Each page is compiled at its first request.
  test.slow();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
  for (const path of [pages.home, pages.insights, pages.contact]) {
    // A reload after a file of an earlier test was restored may abort the navigation.
    await expect(() => page.goto(`${site.origin}/vi${path}`)).toPass();
    // The framework adds it when the page is hydrated.
    await expect(page.locator('next-route-announcer')).toBeAttached();
    expect(errors).toEqual([]);
  }
});

test('a failed page shows the error and reloads when it is fixed', async ({ page }) => {
  site.messages.replace(`en/${article}.md`, '\ntags: [', '\ntags: [erpp, ');
  await page.goto(`${site.origin}/en/${article}/`);
  await expect(getPanel(page)).toContainText('"tags" cannot be "erpp".');
  site.messages.undo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(getPanel(page)).not.toContainText('error');
  // A page that is not hydrated yet receives no events of changes.
  await expect(page.locator('next-route-announcer')).toBeAttached();
  site.messages.replace(`en/${article}.md`, '\n---\n', '\n---\n\nA paragraph that was not there.\n');
  await expect(page.getByText('A paragraph that was not there.')).toBeVisible();
});

test('a missing article appears when its file is written', async ({ page }) => {
  await page.goto(`${site.origin}/en/insights/tet-stock/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const text = readFileSync(`messages/en/${article}.md`, 'utf8');
  site.messages.write('en/insights/tet-stock.md', text.replace(/^title:.*/m, 'title: Stock before Tet'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock before Tet');
});

test('the folded panel covers nothing and swallows no clicks', async ({ page }) => {
  for (const path of ['/en/', '/admin/']) {
    // A reload after a file of an earlier test was restored may abort the navigation; an error meanwhile opens the panel.
    await expect(() => page.goto(site.origin + path)).toPass();
    await expect(async () => {
      if ((await getPanel(page).getAttribute('open')) !== null)
        await getPanel(page).locator('summary').click();
      await expect(getPanel(page)).not.toHaveAttribute('open', { timeout: 1000 });
    }).toPass();
    await expect(getPanel(page).locator('summary')).toBeVisible();
    const [button] = path === '/admin/' ? ['Work with Local Repository'] : [];
    if (button) await expect(page.getByRole('button', { name: button })).toBeVisible();
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 390, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      // Everything above the bar at the bottom belongs to the page, and nothing of the page is below the bar.
      const covered = await page.evaluate(() => {
        const bar = innerHeight - 28;
        const points = Array.from({ length: 40 }, (_, index) => (index * innerWidth) / 40);
        return {
          above: points.filter((x) => document.elementFromPoint(x, bar - 2)?.id === 'panel'),
          below: [...document.querySelectorAll<HTMLElement>('a, button')]
            .filter((element) => element.checkVisibility() && !element.closest('#panel'))
            .filter((element) => getContainer(element) === 'fixed')
            .filter((element) => element.getBoundingClientRect().bottom > bar)
            .map((element) => element.textContent),
        };
        function getContainer(element: Element | null): string {
          for (let one = element; one; one = one.parentElement)
            if (getComputedStyle(one).position === 'fixed') return 'fixed';
          return '';
        }
      });
      expect(covered, `${path} at ${viewport.width} px`).toEqual({ above: [], below: [] });
    }
  }
});

test('changes are listed, restored, and translations marked as checked', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept('Change the title'));
  const original = site.messages.read('en/home.json');
  await page.goto(`${site.origin}/en/`);
  site.messages.replace('en/home.json', getTitle('en'), 'Books that agree');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Books that agree');
  await expect(getPanel(page)).toContainText('changed files: 1');
  await expect(getPanel(page)).toContainText('outdated translations: 2');
  await getPanel(page).locator('summary').click();
  await getPanel(page).getByRole('button', { name: 'Still right' }).first().click();
  await expect(getPanel(page)).toContainText('outdated translations: 0');
  await getPanel(page).getByRole('button', { name: 'Restore' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Books that agree');
  expect(site.messages.read('en/home.json')).toBe(original);
  // The outcome is at the top of the panel, and the button below the findings and changes.
  await page.setViewportSize({ width: 1280, height: 200 });
  await getPanel(page).getByRole('button', { name: 'Hand over' }).click();
  await expect(getPanel(page).getByText('connected to no server')).toBeInViewport();
});

test('a renamed article is redirected without a restart', async ({ page }) => {
  const text = site.messages.read(`en/${article}.md`);
  site.messages.write(
    'en/insights/tet-stock.md',
    text.replace('---\n', '---\nredirectFrom: [lunar-stock]\n'),
  );
  await expect(async () => {
    await page.goto(`${site.origin}/en/insights/lunar-stock/?q=1`);
    await expect(page).toHaveURL(`${site.origin}/en/insights/tet-stock/?q=1`, { timeout: 1000 });
  }).toPass();
});

test('the server serves /admin/ and stores enquiries', async ({ request }) => {
  // While the forms are written again after a change of an earlier test, a forwarded request can fail.
  await expect(async () => {
    const { 'content-type': type } = (await request.get(`${site.origin}/admin/`)).headers();
    expect(type).toContain('text/html');
  }).toPass();
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

let previewOrigin: string | undefined;

/** Returns the origin of the preview server, which the first test that needs it reads from a request of a page. */
async function getPreviewOrigin(page: Page): Promise<string> {
  if (previewOrigin !== undefined) return previewOrigin;
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.url().endsWith('/?language=en')),
    page.goto(`${site.origin}/en/`),
  ]);
  previewOrigin = new URL(request.url()).origin;
  return previewOrigin;
}

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
    [`${preview}/`, foreignPage],
    [`${preview}/`, { Origin: 'null' }],
    [`${preview}/`, { Origin: preview }],
  ] as const) {
    const response = await request.get(url, { headers, maxRedirects: 0 });
    expect(response.status(), `${url} with ${JSON.stringify(headers)}`).toBe(403);
    expect(response.headers()).not.toHaveProperty('access-control-allow-origin');
  }
  const own = await fetch(`${preview}/`, { headers: { Origin: site.origin } });
  expect(own.headers.get('access-control-allow-origin')).toBe(site.origin);
  await own.body?.cancel();
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
