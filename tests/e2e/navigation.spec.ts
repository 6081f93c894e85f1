import { expect, type Page, test } from '@playwright/test';
import { ISLAND_HYDRATED } from '@/lib/browser/protocol';
import { articles } from '@/lib/collections/articles';
import { loadPosts } from '@/lib/content/entries/posts';
import { getLocalePath } from '@/lib/i18n/paths';
import { getHeaderLink, getMessages, hydrate, skipWithoutSections, stubMap, waitForFrames } from './site';

const { common, about, services } = getMessages('en');
const { nav } = common;

/** The anchors of the articles on the insights page. */
const articleAnchors = loadPosts(articles, 'en')
  .slice(0, articles.list.pageSize)
  .map(({ link }) => link);

function collectNavigationLog(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[navigation]')) lines.push(`${message.type()}: ${message.text()}`);
  });
  return lines;
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
const getScrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Marks the document, to detect whether it is replaced. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
const getMarkedDocument = (page: Page) => page.locator('html[data-mark]');

test.beforeEach(({ page }) => stubMap(page));

/** Opens the services page, scrolls it and marks the document. Returns the messages logged from then on. */
async function openServices(page: Page): Promise<string[]> {
  await page.goto('/en/services/');
  await scrollTo(page, 900);
  await markDocument(page);
  return collectNavigationLog(page);
}

test('a section link scrolls without loading; Back returns, also after hydration', async ({ page }) => {
  const lines = await openServices(page);
  const followAndReturn = async () => {
    await page.getByRole('main').locator('a[href="#pricing"]').first().click();
    await expect(page).toHaveURL('/en/services/#pricing');
    await expectBelowHeader(page, '#pricing');
    await page.goBack();
    await expect(page).toHaveURL('/en/services/');
    await expect(getMarkedDocument(page)).toHaveCount(1);
    expect(lines).toEqual([]);
  };
  await followAndReturn();
  skipWithoutSections('services', 'devices');
  await hydrate(page, 'devices');
  await followAndReturn();
});

test('delayed layout keeps the scroll position on reload and for fragments', async ({ page }) => {
  const isLaidOut = () =>
    page
      .locator('#next')
      .evaluate((section) =>
        [...section.children].every((child) => child.checkVisibility({ contentVisibilityAuto: true })),
      );
  // Pause the CSS animation that delays the layout until the test has checked it.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/en/services/');
  expect(await isLaidOut()).toBe(false);
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect.poll(isLaidOut).toBe(true);

  // The URL must have no fragment: on reload the browser would scroll to it instead of restoring the position.
  await scrollTo(page, 3000);
  // Sections near the viewport are laid out in the next frame.
  await waitForFrames(page);
  const getFirstHeadingTop = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main h2')]
        .map((heading) => heading.getBoundingClientRect().top)
        .find((top) => top > 0),
    );
  const before = (await getFirstHeadingTop()) ?? 0;
  await page.reload();
  // On a busy machine the font is late, and a section out of view keeps its height in the fallback font: a line or two.
  await expect.poll(async () => Math.abs(((await getFirstHeadingTop()) ?? 0) - before)).toBeLessThan(60);

  await page.goto('/en/about/');
  await page.goto('/en/services/#next');
  await expectBelowHeader(page, '#next');
  expect(await isLaidOut()).toBe(true);
});

test('a link opens the top of a page; Back restores the position', async ({ page }) => {
  const lines = await openServices(page);
  await getHeaderLink(page, nav.about).click();
  await expect(page).toHaveTitle(about.meta.title);
  await expect(page).toHaveURL('/en/about/');
  await expect(getMarkedDocument(page)).toHaveCount(0);
  await expect.poll(() => getScrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(services.meta.title);
  // On a busy machine the font is late, and a section out of view keeps its height in the fallback font.
  await expect.poll(async () => Math.abs((await getScrollTop(page)) - 900)).toBeLessThan(60);
  await page.goForward();
  await expect(page).toHaveTitle(about.meta.title);
  await expect
    .poll(() => lines)
    .toEqual([
      'info: [navigation] /en/services/ → /en/about/',
      'info: [navigation] /en/about/ → /en/services/',
      'info: [navigation] /en/services/ → /en/about/',
    ]);
});

for (const { locale, isHydrated } of [
  { locale: 'zh', isHydrated: false },
  { locale: 'vi', isHydrated: true },
] as const) {
  test(`the trial button selects the trial in the form in ${locale}`, async ({ page }) => {
    skipWithoutSections('contact', 'trial');
    const { form, trial } = getMessages(locale).contact;
    await page.goto(`${getLocalePath(locale, '/contact/')}#trial`);
    if (isHydrated) {
      await hydrate(page, 'contactForm');
      await page.locator('#message').fill('Hai nhà máy');
    }
    await page.locator('#trial').getByRole('link', { name: trial.action }).click();
    await expect(page).toHaveURL(`${getLocalePath(locale, '/contact/')}?kind=trial#enquiry`);
    await expect(page.getByRole('heading', { name: form.trialTitle })).toBeVisible();
    await expect(page.getByRole('radio', { name: form.kind.trial })).toBeChecked();
    if (isHydrated) await expect(page.locator('#message')).toHaveValue('Hai nhà máy');
    await expectBelowHeader(page, '#enquiry');
  });
}

test('the target of a URL fragment appears below the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const url of [
    '/zh/services/#erp',
    '/vi/cases/#all-cases',
    '/en/insights/#articles',
    `/en/insights/${articleAnchors.at(articleAnchors.length / 2)}`,
    `/zh/insights/${articleAnchors.at(-1)}`,
    '/en/contact/#enquiry',
  ]) {
    await openAndExpectTarget(page, url);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAndExpectTarget(page, '/zh/services/#erp');
  await openAndExpectTarget(page, `/en/insights/${articleAnchors.at(-1)}`);
});

async function openAndExpectTarget(page: Page, url: string) {
  await page.goto(url);
  await expectBelowHeader(page, new URL(url, 'http://localhost').hash);
  await expect(page.locator(`[${ISLAND_HYDRATED}]`)).toHaveCount(0);
}

/** Expects an element directly below the fixed header, unless the end of the page prevents it. */
async function expectBelowHeader(page: Page, selector: string) {
  await expect(page.locator(selector)).toBeInViewport();
  await expect
    .poll(() =>
      page.evaluate((target) => {
        const header = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
        const top = document.querySelector(target)?.getBoundingClientRect().top ?? -1;
        const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
        // A font that is late on a busy machine moves the target by less than a line.
        return top > header - 24 && top < (isEnd ? innerHeight : header + 32);
      }, selector),
    )
    .toBe(true);
}
