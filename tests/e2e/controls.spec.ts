import { expect, type Page, test } from '@playwright/test';
import { PENDING_ISLAND } from 'static-islands/client';
import { ISLAND_MODULES } from '@/lib/browser/protocol';
import type { Locale } from '@/lib/i18n/locales';
import { getLocalePath } from '@/lib/i18n/paths';
import { operateControls } from './operateControls';
import { getMessages, MISSING_PATH, pathsOfEachKind, stubMap, waitForSiteScript } from './site';

/** Returns the error messages that pages may show. */
function getErrorMessages(locale: Locale): string[] {
  const { common, contact } = getMessages(locale);
  return [common.states.loadFailed, common.states.loadFailedList, contact.form.failure];
}

/** Waits for the script that a page with islands loads without interaction. */
async function waitForIslandScript(page: Page) {
  if ((await page.locator(`[${ISLAND_MODULES}]`).count()) > 0) await waitForSiteScript(page);
}

/**
 * Makes the first interaction, after which the language hint appears. It must appear before controls are pressed,
 * because it covers the end of the page until the next scroll.
 */
async function showLanguageHint(page: Page) {
  await page.keyboard.press('Shift');
  if (!page.url().endsWith(MISSING_PATH)) await waitForSiteScript(page);
}

/**
 * Initial states of a page. Controls behave the same in every language. The first press in an island hydrates it, so
 * its other controls are tested after hydration.
 */
const states: {
  state: string;
  locale: Locale;
  viewport: { width: number; height: number };
  prepare: (page: Page) => Promise<void>;
  isPhone: boolean;
}[] = [
  {
    state: 'on a phone before hydration',
    locale: 'zh',
    viewport: { width: 390, height: 844 },
    isPhone: true,
    prepare: showLanguageHint,
  },
  {
    state: 'on a desktop before hydration',
    locale: 'en',
    viewport: { width: 1280, height: 800 },
    isPhone: false,
    prepare: waitForIslandScript,
  },
];

/** URLs that were requested already. */
const requestedUrls = new Set<string>();

for (const { state, locale, viewport, prepare, isPhone } of states) {
  test.describe(isPhone ? 'by touch' : 'by mouse', () => {
    test.use({ hasTouch: isPhone, isMobile: isPhone, viewport });

    test(`every control has an effect in ${locale} ${state}`, async ({ page, request, baseURL }) => {
      test.slow();
      const problems: string[] = [];
      let knownKinds: string[] = [];
      page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        // The browser logs the 404 of the missing page, which is under test here.
        const isExpected = message.location().url.endsWith(MISSING_PATH);
        if (message.type() === 'error' && !isExpected) problems.push(`${page.url()}: ${message.text()}`);
      });
      await stubMap(page);
      await page.exposeFunction('press', (x: number, y: number) =>
        isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y),
      );
      await page.emulateMedia({ reducedMotion: 'reduce' });

      for (const [index, path] of pathsOfEachKind.map((route) => getLocalePath(locale, route)).entries()) {
        await page.goto(path);
        await prepare(page);
        const { count, ineffective, urls, kinds } = await page.evaluate(operateControls, [
          index === 0 ? 'body' : 'main',
          PENDING_ISLAND,
          knownKinds,
        ] as const);
        knownKinds = kinds;
        expect(count, path).toBeGreaterThan(1);
        problems.push(...ineffective.map((control) => `without effect: ${control}`));
        // biome-ignore lint/performance/useDomNodeTextContent: innerText excludes hidden text, which must not match
        const text = await page.evaluate(() => document.body.innerText);
        problems.push(
          ...getErrorMessages(locale)
            .filter((failure) => text.includes(failure))
            .map((failure) => `${path}: ${failure}`),
        );
        for (const url of urls.filter((url) => url.startsWith(`${baseURL}/`) && !requestedUrls.has(url))) {
          requestedUrls.add(url);
          const status = (await request.head(url)).status();
          if (status >= 400) problems.push(`${path} links to ${url}, which returns ${status}`);
        }
        await page.evaluate(() => localStorage.clear());
      }
      expect(problems).toEqual([]);
    });
  });
}
