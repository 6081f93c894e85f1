import { type CDPSession, type ConsoleMessage, expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import type { Locale } from '@/lib/i18n/locales';
import { getLocalePath, pages } from '@/lib/i18n/paths';
import { findCoveredControls } from './findCoveredControls';
import { findSmallTargets } from './findSmallTargets';
import { deviceArchive, paths, pathsOfEachKind, stubMap } from './site';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Number of tests that share the pages: enough to use all workers, few enough to limit browser contexts. */
const PART_COUNT = 3;

/** One page of each kind, and all services: each has another station. Chinese texts need the least width. */
const visits = (['en', 'vi'] as const).flatMap((locale) =>
  [...new Set([...pathsOfEachKind, ...paths.filter((path) => path.startsWith(pages.services))])].map(
    (path) => {
      const isFirstOfKind = pathsOfEachKind.includes(path);
      return {
        url: getLocalePath(locale, path),
        isFirstOfKind,
        // `npm run audit:export` checks the markup and accessible names of every page and locale.
        hasAxe: locale === 'vi' && isFirstOfKind && !deviceArchive.includes(path),
        controlWidths: getControlWidths(locale, isFirstOfKind),
      };
    },
  ),
);

type Visit = (typeof visits)[number];

/** Minimum target size of WCAG 2.5.8, in CSS pixels. */
const MIN_TARGET_PX = 24;

/** The default font size of a browser, and of a browser set to 200 %, in pixels. */
const FONT_SIZE_PX = 16;
const LARGE_FONT_SIZE_PX = 32;

/** The height reserved for the header, in `rem` (`--header` in styles/tokens.css). */
const HEADER_REM = 4.25;

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

/** Returns the widths at which controls are tested. Only English has all: the languages have the same layout. */
function getControlWidths(locale: Locale, isFirstOfKind: boolean): number[] {
  if (!isFirstOfKind) return locale === 'en' ? [320] : [];
  return locale === 'en' ? [1920, 1366, 768, 390, 320] : [1366, 320];
}

for (let part = 0; part < PART_COUNT; part += 1) {
  test(`pages have no errors, overflow, covered controls or axe violations (part ${part + 1})`, async ({
    page,
    context,
  }) => {
    test.slow();
    await stubMap(page);
    await page.emulateMedia({ colorScheme: 'light' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.enable');
    for (const visit of visits.filter((_, index) => index % PART_COUNT === part)) {
      await test.step(visit.url, () => checkPage(page, devtools, visit));
    }
  });
}

async function checkPage(page: Page, devtools: CDPSession, visit: Visit) {
  const { url } = visit;
  const errors: string[] = [];
  const addConsoleError = (message: ConsoleMessage) => {
    const isOwnStatus = message.location().url === page.url() && message.text().includes('status of 404');
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) errors.push(message.text());
  };
  const addPageError = (error: Error) => errors.push(String(error));
  page.on('console', addConsoleError).on('pageerror', addPageError);

  const setFontSize = (size: number) =>
    devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });

  // Most checks start at the width and with the preferences of the previous one, because each change takes a layout.
  await page.setViewportSize({ width: 320, height: 800 });
  if (visit.isFirstOfKind) {
    await setFontSize(FONT_SIZE_PX);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(url);
    await checkWidth(page, url);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await setFontSize(LARGE_FONT_SIZE_PX);
  // Further pages of a kind are only laid out with large text, which needs more width than text of the default size.
  if (!visit.isFirstOfKind) await page.goto(url);
  await checkLargeText(page, visit);
  if (visit.controlWidths.length > 0) await setFontSize(FONT_SIZE_PX);
  if (visit.hasAxe) await checkWithAxe(page, url);
  await checkControls(page, visit);

  page.off('console', addConsoleError).off('pageerror', addPageError);
  expect.soft(errors, url).toEqual([]);
}

/** Expects that the page does not scroll sideways on the narrowest phones. */
async function checkWidth(page: Page, url: string) {
  // Without reduced motion, sections far below the viewport have a separate style until they are laid out.
  const width = await page.evaluate(() => {
    // Finish the delayed layout immediately: `lay-out` in styles/base.css.
    for (const animation of document.getAnimations()) {
      if ((animation as CSSAnimation).animationName === 'lay-out') animation.finish();
    }
    return document.documentElement.scrollWidth;
  });
  expect.soft(width, `${url} at 320 px`).toBeLessThanOrEqual(320);
}

/**
 * Expects that the page does not scroll sideways with text of 200 %, that no table is cut off, and that the header has its
 * reserved height.
 */
async function checkLargeText(page: Page, { url, isFirstOfKind }: Visit) {
  for (const width of isFirstOfKind ? [320, 390] : [320]) {
    await page.setViewportSize({ width, height: 800 });
    const measured = await page.evaluate(() => ({
      fontSize: getComputedStyle(document.documentElement).fontSize,
      width: document.documentElement.scrollWidth,
      header: document.querySelector('header')?.offsetHeight,
      cutTables: [...document.querySelectorAll('table')]
        .filter((table) => table.checkVisibility() && table.getBoundingClientRect().right > innerWidth)
        .filter((table) => {
          for (let box = table.parentElement; box; box = box.parentElement)
            if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return false;
          return true;
        })
        .map((table) => table.textContent?.slice(0, 40)),
    }));
    const name = `${url} at ${width} px with large text`;
    expect(measured.fontSize, name).toBe(`${LARGE_FONT_SIZE_PX}px`);
    expect.soft(measured.width, `width of ${name}`).toBeLessThanOrEqual(width);
    expect.soft(measured.cutTables, `cut tables of ${name}`).toEqual([]);
    // One pixel more for the border.
    expect
      .soft(measured.header, `header of ${name}`)
      .toBeLessThanOrEqual(HEADER_REM * LARGE_FONT_SIZE_PX + 1);
  }
}

/** Expects that no control is covered by another element or too small. */
async function checkControls(page: Page, { url, isFirstOfKind, controlWidths }: Visit) {
  for (const width of controlWidths) {
    await page.setViewportSize({ width, height: 800 });
    const { count, covered } = await page.evaluate(findCoveredControls);
    expect.soft(count, `${url} at ${width} px`).toBeGreaterThan(1);
    expect.soft(covered, `${url} at ${width} px`).toEqual([]);
  }
  for (const width of isFirstOfKind ? [320, 390] : []) {
    await page.setViewportSize({ width, height: 800 });
    const small = await page.evaluate(findSmallTargets, MIN_TARGET_PX);
    expect.soft(small, `${url} at ${width} px`).toEqual([]);
  }
}

/** Runs axe on a wide and a narrow viewport. The contrast is tested in both colour schemes at each width. */
async function checkWithAxe(page: Page, url: string) {
  await page.evaluate(axe.source);
  // Tall enough that the bar fixed to the bottom covers nothing.
  await page.setViewportSize({ width: 360, height: 12_000 });
  expect
    .soft(await findViolations(page, { runOnly: [CONTRAST_RULE] }), `${url} at 360 px, light`)
    .toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect
    .soft(await findViolations(page, { runOnly: WIDTH_DEPENDENT_RULES }), `${url} at 360 px, dark`)
    .toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  expect
    .soft(await findViolations(page, { runOnly: [CONTRAST_RULE] }), `${url} at 1280 px, dark`)
    .toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  const violations = await findViolations(page, { rules: { 'color-contrast': off, [CONTRAST_RULE]: on } });
  expect.soft(violations, `${url} at 1280 px, light`).toEqual([]);
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
