import { type ConsoleMessage, expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { loadArticles, loadNews } from '@/lib/content/entries/loadPosts';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { getArticlePath, pages } from '@/lib/shared/i18n/paths';
import { everyPage, withoutMap } from './site';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const urls = [...everyPage.map(({ url }) => url), '/vi/nothing/'];

/**
 * The pages that axe looks at: each page that is the only one of its kind, the newest article and news item, and what is
 * shown where there is no page. Further articles are the same markup around other words, and so are other languages: of
 * every page as it is exported, `npm run audit:export` asks whether its markup is valid and its parts have names.
 */
const looked = new Set([
  ...[
    ...Object.values(pages),
    ...[loadArticles('vi')[0], loadNews('vi')[0]].map((post) => getArticlePath(post?.slug ?? '')),
  ].map((path) => getLocalePath('vi', path)),
  '/vi/nothing/',
]);

/** How many tests the pages are dealt out to: enough to keep the workers busy, few enough to make few contexts. */
const PARTS = 8;

/**
 * Seven to one, which WCAG asks for at level AAA alone: whatever has it has what axe looks for by itself, `color-contrast`.
 * No other rule takes as long.
 */
const CONTRAST = 'color-contrast-enhanced';

/** What depends on the width of the screen, or on what shows at that width. Everything else is a matter of the markup. */
const RULES_OF_WIDTH = [
  'target-size',
  'scrollable-region-focusable',
  'button-name',
  'link-name',
  'aria-hidden-focus',
  CONTRAST,
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

  await page.setViewportSize({ width: looked.has(url) ? 1280 : 320, height: 800 });
  await page.goto(url);
  if (looked.has(url)) await inspect(page, url);

  await page.setViewportSize({ width: 320, height: 800 });
  // Where motion is not reduced, what is far below the screen has a style of its own until it is laid out.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const width = await page.evaluate(() => {
    // It is laid out now, not in a moment: `lay-out` in styles/base.css.
    for (const animation of document.getAnimations()) {
      if ((animation as CSSAnimation).animationName === 'lay-out') animation.finish();
    }
    return document.documentElement.scrollWidth;
  });
  expect.soft(width, `${url} at 320 px`).toBeLessThanOrEqual(320);
  await page.emulateMedia({ reducedMotion: 'reduce' });

  page.off('console', note).off('pageerror', fail);
  expect.soft(errors, url).toEqual([]);
}

/** Has axe look at the page by all its rules, as wide and as narrow, in light and in dark. */
async function inspect(page: Page, url: string) {
  await page.evaluate(axe.source);
  const found = await violations(page, { rules: { 'color-contrast': off, [CONTRAST]: on } });
  expect.soft(found, `${url} at 1280 px, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await violations(page, { runOnly: [CONTRAST] }), `${url} at 1280 px, dark`).toEqual([]);

  // So tall that the bar at its foot covers nothing, which else moves as one scrolls.
  await page.setViewportSize({ width: 360, height: 12_000 });
  expect.soft(await violations(page, { runOnly: RULES_OF_WIDTH }), `${url} at 360 px, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await violations(page, { runOnly: [CONTRAST] }), `${url} at 360 px, light`).toEqual([]);
}

const on = { enabled: true };
const off = { enabled: false };

/** What axe finds on the page as it is now. */
function violations(page: Page, options: axe.RunOptions) {
  return page.evaluate(async (given) => {
    const { violations: found } = await window.axe.run(document, { resultTypes: ['violations'], ...given });
    return found.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
    }));
  }, options);
}
