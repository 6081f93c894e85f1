import { type Browser, devices, type Page } from '@playwright/test';
import { ISLAND, ISLAND_HYDRATED, LIST_ITEM } from '../../lib/browser/protocol';
import type { Row } from './formatTable';
import { type GzipProxy, startGzipProxy, type Transfer } from './startGzipProxy';

type Visitor = { page: Page; proxy: GzipProxy };

/** Pages that a reader visits after the landing page, through links in the footer. */
const FOLLOWING_PAGES = ['/en/about/', '/en/services/', '/en/cases/', '/en/contact/'];

const getHydratedSelector = (name: string) => `[${ISLAND}="${name}"][${ISLAND_HYDRATED}]`;

/** Kinds of visits. Each starts with an empty cache. */
const visits: Record<string, (visitor: Visitor) => Promise<void>> = {
  'read to the end': (visitor) => readAll(visitor, async () => {}),
  'with one filter and one enquiry': (visitor) =>
    readAll(visitor, async (path) => {
      if (path === '/en/cases/') await applyFilter(visitor.page);
      if (path === '/en/contact/') await sendEnquiry(visitor.page);
    }),
  'contact page, form in use': async ({ page, proxy }) => {
    await page.goto(`${proxy.origin}/en/contact/`);
    await page.locator('#message').tap();
    await page.locator(getHydratedSelector('contactForm')).waitFor();
    await page.locator('#message').pressSequentially('A warehouse in Bac Ninh');
    await proxy.waitUntilIdle();
  },
};

/** Measures visits on a phone with gzip level 6: kB including headers, requests, kB of JavaScript. */
export async function measureVisits(browser: Browser, target: string): Promise<Record<string, Row>> {
  const proxy = await startGzipProxy(target);
  const figures: Record<string, Row> = {};
  for (const [name, visit] of Object.entries(visits)) {
    proxy.transfers.length = 0;
    const context = await browser.newContext(devices['Pixel 7']);
    await visit({ page: await context.newPage(), proxy });
    await context.close();
    figures[name] = sumTransfers(proxy.transfers);
  }
  proxy.close();
  return figures;
}

/** Scrolls through the landing page and the following pages, and performs an action on each. */
async function readAll({ page, proxy }: Visitor, action: (path: string) => Promise<void>): Promise<void> {
  await page.goto(`${proxy.origin}/en/`);
  await readToTheEnd(page, proxy);
  for (const path of FOLLOWING_PAGES) {
    await page.locator(`footer a[href="${path}"]`).first().tap();
    await page.waitForURL(`**${path}`);
    await readToTheEnd(page, proxy);
    await action(path);
    await proxy.waitUntilIdle();
  }
}

async function readToTheEnd(page: Page, proxy: GzipProxy): Promise<void> {
  await proxy.waitUntilIdle();
  await page.evaluate(async () => {
    const { documentElement } = document;
    while (scrollY + innerHeight < documentElement.scrollHeight - 1) {
      scrollBy(0, innerHeight / 2);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await proxy.waitUntilIdle();
}

async function applyFilter(page: Page): Promise<void> {
  await page.locator('a[data-filter][data-value="garment"]').tap();
  await page.waitForURL('**?industry=garment');
  await page.locator(getHydratedSelector('cases')).waitFor();
  await page.locator(`[${LIST_ITEM}]:visible`).first().waitFor();
}

async function sendEnquiry(page: Page): Promise<void> {
  await page.locator('#name').fill('Chen Wei');
  await page.locator('#email').fill('chen.wei@factory.example');
  await page.locator('#subject').selectOption('erp');
  await page.locator('#message').fill('We would like to see the warehouse system.');
  await page.locator('#consent').check();
  await page.locator(`${getHydratedSelector('contactForm')} button[type="submit"]`).tap();
  await page.locator('#form-status[role="status"]').waitFor();
}

function sumTransfers(transfers: readonly Transfer[]): Row {
  const getKilobytes = (selected: readonly Transfer[]) =>
    selected.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return {
    kB: getKilobytes(transfers),
    requests: transfers.length,
    'kB of JavaScript': getKilobytes(transfers.filter(({ type }) => type.includes('javascript'))),
  };
}
