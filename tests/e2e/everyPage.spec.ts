import { type ConsoleMessage, expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { loadArticles, loadNews } from '@/lib/content/entries/loadPosts';
import { localePath } from '@/lib/shared/i18n/localePath';
import { locales } from '@/lib/shared/i18n/locales';
import { articlePath, pages } from '@/lib/shared/i18n/paths';
import { everyPage, withoutMap } from './site';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const urls = [...everyPage.map(({ url }) => url), '/zh/nothing/'];

/**
 * The pages that axe looks at: each page that is the only one of its kind, the newest article and news item, and what is
 * shown where there is no page. Further articles are the same markup around other words.
 */
const looked = new Set([
  ...locales.flatMap((locale) =>
    [
      ...Object.values(pages),
      ...[loadArticles('en')[0], loadNews('en')[0]].map((post) => articlePath(post?.slug ?? '')),
    ].map((path) => localePath(locale, path)),
  ),
  '/zh/nothing/',
]);

/** How many tests the pages are dealt out to: enough to keep the workers busy, few enough to make few contexts. */
const PARTS = 8;

/** Seven to one, which WCAG asks for at level AAA alone, and which axe leaves out unless it is asked. */
const CONTRAST = ['color-contrast', 'color-contrast-enhanced'];

/** What depends on the width of the screen, or on what shows at that width. Everything else is a matter of the markup. */
const RULES_OF_WIDTH = [
  'target-size',
  'scrollable-region-focusable',
  'button-name',
  'link-name',
  'aria-hidden-focus',
  ...CONTRAST,
];

for (let part = 0; part < PARTS; part += 1) {
  test(`nothing is wider than 320 px, the console stays silent, and axe finds nothing, wide or narrow, in light or in dark, on the pages of part ${part + 1}`, async ({
    page,
  }) => {
    test.slow();
    await withoutMap(page);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    for (const url of urls.filter((_, index) => index % PARTS === part)) {
      await test.step(url, () => look(page, url));
    }
  });
}

async function look(page: Page, url: string) {
  const errors: string[] = [];
  const note = (message: ConsoleMessage) => {
    const isOwnStatus = message.location().url === page.url() && message.text().includes('status of 404');
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) errors.push(message.text());
  };
  const fail = (error: Error) => errors.push(String(error));
  page.on('console', note).on('pageerror', fail);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(url);
  if (looked.has(url)) await inspect(page, url);

  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `${url} at 320 px`).toBeLessThanOrEqual(320);

  page.off('console', note).off('pageerror', fail);
  expect.soft(errors, url).toEqual([]);
}

/**
 * Has axe look at the page by all its rules; in one language, as wide and as narrow, in light and in dark. Other languages
 * are other words in the same colours and places.
 */
async function inspect(page: Page, url: string) {
  await page.evaluate(axe.source);
  expect.soft(await violations(page), `${url} at 1280 px, light`).toEqual([]);
  if (!url.startsWith(localePath('vi'))) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await violations(page, CONTRAST), `${url} at 1280 px, dark`).toEqual([]);

  // So tall that the bar at its foot covers nothing, which else moves as one scrolls.
  await page.setViewportSize({ width: 360, height: 12_000 });
  expect.soft(await violations(page, RULES_OF_WIDTH), `${url} at 360 px, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await violations(page, CONTRAST), `${url} at 360 px, light`).toEqual([]);
}

/** What axe finds on the page as it is now: by all its rules, or by some. */
function violations(page: Page, rules?: string[]) {
  return page.evaluate(async (values) => {
    const { violations: found } = await window.axe.run(document, {
      resultTypes: ['violations'],
      // Contrast is held to level AAA, 7:1; axe itself asks for AA.
      rules: { 'color-contrast-enhanced': { enabled: true } },
      ...(values && { runOnly: { type: 'rule', values } }),
    });
    return found.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
    }));
  }, rules);
}
