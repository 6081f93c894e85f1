import { expect, type Locator, type Page, test } from '@playwright/test';
import { ISLAND, ISLAND_HYDRATED } from '@/lib/browser/protocol';
import { articles as articleCollection } from '@/lib/collections/articles';
import { cases as caseCollection } from '@/lib/collections/cases';
import { devices } from '@/lib/collections/devices';
import { news as newsCollection } from '@/lib/collections/news';
import { services as serviceCollection } from '@/lib/collections/services';
import { loadCustomPages } from '@/lib/content/entries/customPages';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { loadPosts } from '@/lib/content/entries/posts';
import { getArchivePath, getListTotal } from '@/lib/content/lists/lists';
import { loadMessages } from '@/lib/content/messages/readMessages';
import { hasSection } from '@/lib/content/sections/getSections';
import type { SectionedPage, SectionName } from '@/lib/content/sections/sectionNames';
import { type Locale, locales } from '@/lib/i18n/locales';
import { getCustomPagePath, getEntryPath, getLocalePath, pages } from '@/lib/i18n/paths';

/** Returns the messages of a locale, from which tests read accessible names. */
export function getMessages(locale: Locale) {
  return loadMessages(locale).messages;
}

/** Skips a test if editors have hidden a section that it needs. */
export function skipWithoutSections<P extends SectionedPage>(page: P, ...sections: SectionName<P>[]): void {
  for (const section of sections) {
    test.skip(!hasSection(page, section), `The ${page} page does not show "${section}".`);
  }
}

/** The path of the newest article, without a locale. */
export const newestArticle = getEntryPath('insights', loadPosts(articleCollection, 'en')[0]?.slug ?? '');

/** A list with the path of the second page of devices; an empty list if there is only one page. */
export const deviceArchive =
  getListTotal(devices) > devices.list.pageSize ? [getArchivePath(devices, 2)] : [];

const cases = loadEntries(caseCollection, 'en');

/** The path of the first case, without a locale. */
export const firstCase = getEntryPath('cases', cases[0]?.id ?? '');

/** A path that does not exist. Its 404 page does not load the script of the site. */
export const MISSING_PATH = '/nothing/';

/** The path of one page of each kind, without a locale. Other cases and posts have the same markup with other text. */
export const pathsOfEachKind: string[] = [
  ...Object.values(pages),
  getEntryPath('services', loadEntries(serviceCollection, 'en')[0]?.id ?? ''),
  ...loadCustomPages('en')
    .slice(0, 1)
    .map(({ slug }) => getCustomPagePath(slug)),
  firstCase,
  newestArticle,
  getEntryPath('insights', loadPosts(newsCollection, 'en')[0]?.slug ?? ''),
  ...deviceArchive,
  MISSING_PATH,
];

/** Filter values for cases: the first two industries, and the region of the first case. */
export const industries = [...new Set(cases.map(({ industry }) => industry))] as [string, string];
export const region = cases[0]?.region ?? '';

/** Counts the cases of an industry. */
export const countCases = (industry: string) => cases.filter((one) => one.industry === industry).length;

/** The path of every page, except editors' own pages and archive pages, without a locale. */
export const paths: string[] = [
  ...Object.values(pages),
  ...loadEntries(serviceCollection, 'en').map(({ id }) => getEntryPath('services', id)),
  ...cases.map(({ id }) => getEntryPath('cases', id)),
  ...[...loadPosts(articleCollection, 'en'), ...loadPosts(newsCollection, 'en')].map(({ slug }) =>
    getEntryPath('insights', slug),
  ),
];

/** The pages of `paths` in every locale. */
export const everyPage = locales.flatMap((locale) =>
  paths.map((path) => ({ locale, path, url: getLocalePath(locale, path) })),
);

/** Returns the header link with exactly this text. */
export function getHeaderLink(page: Page, name: string): Locator {
  return page.getByRole('banner').getByRole('link', { name, exact: true }).first();
}

/** Waits until the page is painted and work started by that paint has begun. */
export const waitForFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))),
      ),
  );

/**
 * Scrolls to a control and clicks it after the page around it is laid out. Sections far below the viewport are laid
 * out in the frames after the scroll, which could move the control during the click.
 */
export async function scrollAndClick(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await waitForFrames(control.page());
  await control.click();
}

/** Triggers the first interaction and waits until the site's script has run. */
export async function interact(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await waitForSiteScript(page);
}

/** Waits until the site's script has run; on pages with islands it is loaded after the first paint. */
export async function waitForSiteScript(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/_next/static/core/')),
  );
  // The script is loaded and runs before the browser is idle; the timeout is for busy machines, which may never be
  // idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
}

/** Hovers over an island and waits until it is hydrated. */
export async function hydrate(page: Page, name: string): Promise<void> {
  const island = page.locator(`[${ISLAND}="${name}"]`);
  // Repeats the event in case the script that hydrates islands was not loaded yet.
  await expect(async () => {
    await island.dispatchEvent('pointerover');
    await expect(island).toHaveAttribute(ISLAND_HYDRATED, '', { timeout: 1_000 });
  }).toPass();
}

/** Delays files until the returned function is called. */
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

/** Replaces the embedded map of a third party with an empty page. */
export async function stubMap(page: Page): Promise<void> {
  await page.route(/openstreetmap\.org/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Map</title></html>',
    }),
  );
}

/** Matches the content security policy of an exported page; its hashes match only the exported scripts. */
export const contentSecurityPolicyMeta = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
