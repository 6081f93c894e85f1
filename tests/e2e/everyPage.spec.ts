import { type ConsoleMessage, expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { loadArticles, loadNews } from '@/lib/content/entries/loadPosts';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { getPostPath, pages } from '@/lib/shared/i18n/paths';
import { everyPage, firstCase, stubMap } from './site';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const urls = [...everyPage.map(({ url }) => url), '/vi/nothing/'];

/**
 * The pages tested with axe: one of each kind, the newest article and news item, and the 404 page. Other articles,
 * cases and locales have the same markup with other text; `npm run audit:export` checks the markup and accessible names of every
 * page.
 */
const axeUrls = new Set([
  ...[
    ...Object.values(pages),
    firstCase,
    ...[loadArticles('vi')[0], loadNews('vi')[0]].map((post) => getPostPath(post?.slug ?? '')),
  ].map((path) => getLocalePath('vi', path)),
  '/vi/nothing/',
]);

/** Number of tests that share the pages: enough to use all workers, few enough to limit browser contexts. */
const PART_COUNT = 8;

/** Contrast of 7:1 (WCAG AAA). It includes the slower default rule `color-contrast`, which is therefore disabled. */
const CONTRAST_RULE = 'color-contrast-enhanced';

/** Rules whose result depends on the viewport width. All other rules depend only on the markup. */
const WIDTH_DEPENDENT_RULES = [
  'target-size',
  'scrollable-region-focusable',
  'button-name',
  'link-name',
  'aria-hidden-focus',
  CONTRAST_RULE,
];

for (let part = 0; part < PART_COUNT; part += 1) {
  test(`pages fit 320 px without errors or axe violations (part ${part + 1})`, async ({ page }) => {
    test.slow();
    await stubMap(page);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    for (const url of urls.filter((_, index) => index % PART_COUNT === part)) {
      await test.step(url, () => checkPage(page, url));
    }
  });
}

async function checkPage(page: Page, url: string) {
  const errors: string[] = [];
  const addConsoleError = (message: ConsoleMessage) => {
    const isOwnStatus = message.location().url === page.url() && message.text().includes('status of 404');
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) errors.push(message.text());
  };
  const addPageError = (error: Error) => errors.push(String(error));
  page.on('console', addConsoleError).on('pageerror', addPageError);

  await page.setViewportSize({ width: axeUrls.has(url) ? 1280 : 320, height: 800 });
  await page.goto(url);
  if (axeUrls.has(url)) await checkWithAxe(page, url);

  await page.setViewportSize({ width: 320, height: 800 });
  // Without reduced motion, sections far below the viewport have a separate style until they are laid out.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const width = await page.evaluate(() => {
    // Finish the delayed layout immediately: `lay-out` in styles/base.css.
    for (const animation of document.getAnimations()) {
      if ((animation as CSSAnimation).animationName === 'lay-out') animation.finish();
    }
    return document.documentElement.scrollWidth;
  });
  expect.soft(width, `${url} at 320 px`).toBeLessThanOrEqual(320);
  await page.emulateMedia({ reducedMotion: 'reduce' });

  page.off('console', addConsoleError).off('pageerror', addPageError);
  expect.soft(errors, url).toEqual([]);
}

/** Runs axe on a wide and a narrow viewport, in the light and the dark colour scheme. */
async function checkWithAxe(page: Page, url: string) {
  await page.evaluate(axe.source);
  const violations = await findViolations(page, { rules: { 'color-contrast': off, [CONTRAST_RULE]: on } });
  expect.soft(violations, `${url} at 1280 px, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect
    .soft(await findViolations(page, { runOnly: [CONTRAST_RULE] }), `${url} at 1280 px, dark`)
    .toEqual([]);

  // Tall enough that the bar fixed to the bottom covers nothing.
  await page.setViewportSize({ width: 360, height: 12_000 });
  expect
    .soft(await findViolations(page, { runOnly: WIDTH_DEPENDENT_RULES }), `${url} at 360 px, dark`)
    .toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect
    .soft(await findViolations(page, { runOnly: [CONTRAST_RULE] }), `${url} at 360 px, light`)
    .toEqual([]);
}

const on = { enabled: true };
const off = { enabled: false };

/** Returns the violations that axe finds in the current page. */
function findViolations(page: Page, options: axe.RunOptions) {
  return page.evaluate(async (runOptions) => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], ...runOptions });
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
    }));
  }, options);
}
