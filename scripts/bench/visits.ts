import type { Page } from '@playwright/test';
import type { Visitor } from 'site-bench';
import { ISLAND, ISLAND_HYDRATED, LIST_ITEM } from '../../lib/browser/protocol';

/** Pages that a reader visits after the landing page, through links in the footer. */
const FOLLOWING_PAGES = ['/en/about/', '/en/services/', '/en/cases/', '/en/contact/'];

const getHydratedSelector = (name: string) => `[${ISLAND}="${name}"][${ISLAND_HYDRATED}]`;

/** Kinds of visits that `npm run bench` measures. */
export const visits: Record<string, (visitor: Visitor) => Promise<void>> = {
  'read to the end': (visitor) => readAll(visitor, async () => {}),
  'with one filter and one enquiry': (visitor) =>
    readAll(visitor, async (path) => {
      if (path === '/en/cases/') await applyFilter(visitor.page);
      if (path === '/en/contact/') await sendEnquiry(visitor.page);
    }),
  'contact page, form in use': async ({ page, origin, waitUntilIdle }) => {
    await page.goto(`${origin}/en/contact/`);
    await page.locator('#message').tap();
    await page.locator(getHydratedSelector('contactForm')).waitFor();
    await page.locator('#message').pressSequentially('A warehouse in Bac Ninh');
    await waitUntilIdle();
  },
};

/** Scrolls through the landing page and the following pages, and performs an action on each. */
async function readAll(
  { page, origin, readToEnd, waitUntilIdle }: Visitor,
  action: (path: string) => Promise<void>,
): Promise<void> {
  await page.goto(`${origin}/en/`);
  await readToEnd();
  for (const path of FOLLOWING_PAGES) {
    await page.locator(`footer a[href="${path}"]`).first().tap();
    await page.waitForURL(`**${path}`);
    await readToEnd();
    await action(path);
    await waitUntilIdle();
  }
}

async function applyFilter(page: Page): Promise<void> {
  await page.locator('a[data-filter][data-value="garment"]').tap();
  await page.waitForURL('**?industry=garment');
  await page.locator(getHydratedSelector('cases')).waitFor();
  await page.locator(`[${LIST_ITEM}]:visible`).first().waitFor();
}

async function sendEnquiry(page: Page): Promise<void> {
  await page.locator('#name').fill('Chen Wei');
  await page.locator('[name="replyChannel"][value="email"]').check();
  await page.locator('#email').fill('chen.wei@factory.example');
  await page.locator('#subject').selectOption('erp');
  await page.locator('#message').fill('We would like to see the warehouse system.');
  await page.locator('#consent').check();
  await page.locator(`${getHydratedSelector('contactForm')} button[type="submit"]`).tap();
  await page.locator('#form-status[role="status"]').waitFor();
}
