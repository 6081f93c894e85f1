import { expect, type Locator, type Page, test } from '@playwright/test';
import { ISLAND, ISLAND_HYDRATED } from '@/lib/browser/protocol';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { loadArticles, loadNews } from '@/lib/content/entries/loadPosts';
import { pageSizes } from '@/lib/content/lists/pageSizes';
import { loadMessages } from '@/lib/content/messages/loadMessages';
import { getListTotal } from '@/lib/content/routes/getListTotal';
import { hasSection } from '@/lib/content/sections/getSections';
import type { SectionedPage, SectionName } from '@/lib/content/sections/sectionNames';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { getArchivePath, getArticlePath, pages } from '@/lib/shared/i18n/paths';

/** The page copy of a language: what the tests take accessible names from. */
export function getMessages(locale: Locale) {
  return loadMessages(locale).messages;
}

/** Leaves a test out where the editors hide a section that it is about. */
export function skipWithoutSections<P extends SectionedPage>(page: P, ...sections: SectionName<P>[]): void {
  for (const section of sections) {
    test.skip(!hasSection(page, section), `The ${page} page does not show "${section}".`);
  }
}

/** The bare path of the newest article. */
export const newestArticle = getArticlePath(loadArticles('en')[0]?.slug ?? '');

/** The second page of the devices, where so many are shown that they have one. */
export const deviceArchive =
  getListTotal('devices') > pageSizes.devices ? [getArchivePath('devices', 2)] : [];

const cases = loadEntities('customer-cases.json', 'en');

/** What the tests filter cases by: the two industries that come first among them, and a region of the first one. */
export const industries = [...new Set(cases.map(({ industry }) => industry))] as [string, string];
export const region = cases[0]?.region ?? '';

/** How many cases are of an industry. */
export const countCases = (industry: string) => cases.filter((one) => one.industry === industry).length;

/** Every bare path of the site. */
export const paths: string[] = [
  ...Object.values(pages),
  ...[...loadArticles('en'), ...loadNews('en')].map(({ slug }) => getArticlePath(slug)),
];

/** Every page of the site, in every language. */
export const everyPage = locales.flatMap((locale) =>
  paths.map((path) => ({ locale, path, url: getLocalePath(locale, path) })),
);

/** A link of the header by its whole text. */
export function headerLink(page: Page, name: string): Locator {
  return page.getByRole('banner').getByRole('link', { name, exact: true }).first();
}

/** Waits until the browser has painted the page and had time to begin what begins with it. */
export const frames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))),
      ),
  );

/**
 * Clicks what may be far below the screen, once the page around it is laid out: that happens in the frames after it has come
 * near, and moves a control away from a pointer that is pressed meanwhile, as nobody does who has yet to see it.
 */
export async function clickFarBelow(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await frames(control.page());
  await control.click();
}

/** Gives the page a first sign of a visitor, and waits until the script of the site has run. */
export async function interact(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await siteScript(page);
}

/** Waits until the script of the site has run: it comes after the first paint of a page with islands. */
export async function siteScript(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/_next/static/early/')),
  );
  // It has come; it runs before the browser is idle, which a busy machine may not be for long.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
}

/** Touches an island, as a pointer that comes over it does, and waits until its component has taken it over. */
export async function hydrate(page: Page, name: string): Promise<void> {
  const island = page.locator(`[${ISLAND}="${name}"]`);
  // Again where the script that watches the islands was not there yet.
  await expect(async () => {
    await island.dispatchEvent('pointerover');
    await expect(island).toHaveAttribute(ISLAND_HYDRATED, '', { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

/** Keeps files back from the page until the returned function is called. */
export async function delayFiles(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Answers the embedded map with an empty page: its host is not ours to test. */
export async function withoutMap(page: Page): Promise<void> {
  await page.route(/openstreetmap\.org/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Map</title></html>',
    }),
  );
}

/** The content security policy of an exported page, whose hashes fit nothing but what was built. */
export const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
