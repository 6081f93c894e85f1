import { expect, type Page, test } from '@playwright/test';
import { ISLAND_HYDRATED, ISLAND_MODULES } from '@/lib/browser/protocol';
import { loadArticles, loadNews } from '@/lib/content/entries/loadPosts';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { type Locale, localeInfo, locales } from '@/lib/shared/i18n/locales';
import { getArticlePath, pages } from '@/lib/shared/i18n/paths';
import { operateControls } from './operateControls';
import { deviceArchive, getMessages, siteScript, withoutMap } from './site';

/** One page of each kind. */
function getPaths(locale: Locale): string[] {
  const posts = [loadArticles(locale)[0], loadNews(locale)[0]];
  const paths = [
    ...Object.values(pages),
    ...posts.flatMap((post) => (post ? [getArticlePath(post.slug)] : [])),
    ...deviceArchive,
    '/nothing/',
  ];
  return paths.map((path) => getLocalePath(locale, path));
}

/** The texts of a language that say that something failed. */
function findFailures(locale: Locale): string[] {
  const { common, contact } = getMessages(locale);
  return [common.states.loadFailed, common.states.loadFailedList, contact.form.failure];
}

/** Waits for the script that a page with islands loads by itself. */
async function asItComes(page: Page) {
  if ((await page.locator(`[${ISLAND_MODULES}]`).count()) > 0) await siteScript(page);
}

/** Has every island of the page hydrated by focusing something in it. */
async function hydrateAll(page: Page) {
  await expect(async () => {
    const pending = await page.evaluate(
      ([modules, hydrated]) => {
        const islands = [...document.querySelectorAll(`[${modules}]:not([${hydrated}])`)];
        for (const island of islands) {
          const control = island.querySelector<HTMLElement>('a, input:not([type="hidden"]), button');
          control?.blur();
          control?.focus({ preventScroll: true });
        }
        return islands.length;
      },
      [ISLAND_MODULES, ISLAND_HYDRATED] as const,
    );
    expect(pending).toBe(0);
  }).toPass({ intervals: [20, 50, 100] });
}

/**
 * On the small screen nothing is loaded to begin with; on the large one every island is awake. Languages differ in words,
 * not in what controls do: each is operated in one state.
 */
const states: {
  state: string;
  locale: Locale;
  viewport: { width: number; height: number };
  prepare: (page: Page) => Promise<void>;
}[] = [
  {
    state: 'as it comes, on a phone',
    locale: 'zh',
    viewport: { width: 390, height: 844 },
    prepare: asItComes,
  },
  {
    state: 'as it comes, on a large screen',
    locale: 'en',
    viewport: { width: 1280, height: 800 },
    prepare: asItComes,
  },
  {
    state: 'with every island awake',
    locale: 'vi',
    viewport: { width: 1280, height: 800 },
    prepare: hydrateAll,
  },
];

/** Addresses that have been found to be there. */
const checked = new Set<string>();

for (const { state, locale, viewport, prepare } of states) {
  test(`every control does what it says, in ${locale}, ${state}`, async ({ page, request, baseURL }) => {
    test.slow();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      // The browser notes a missing page as an error: here that page is what is looked at.
      const isOwn = message.location().url.endsWith('/nothing/');
      if (message.type() === 'error' && !isOwn) problems.push(`${page.url()}: ${message.text()}`);
    });
    await withoutMap(page);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });

    for (const [index, path] of getPaths(locale).entries()) {
      await page.goto(path);
      await prepare(page);
      const { count, idle, addresses } = await page.evaluate(operateControls, index === 0 ? 'body' : 'main');
      expect(count, path).toBeGreaterThan(1);
      problems.push(...idle.map((control) => `without effect: ${control}`));
      // biome-ignore lint/performance/useDomNodeTextContent: only what is to be read
      const text = await page.evaluate(() => document.body.innerText);
      problems.push(
        ...findFailures(locale)
          .filter((failure) => text.includes(failure))
          .map((failure) => `${path}: ${failure}`),
      );
      for (const address of addresses.filter((one) => one.startsWith(`${baseURL}/`) && !checked.has(one))) {
        checked.add(address);
        const status = (await request.head(address)).status();
        if (status >= 400) problems.push(`${path} leads to ${address}, which answers ${status}`);
      }
      await page.evaluate(() => localStorage.clear());
    }
    expect(problems).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page without a language leads to each one', async ({ page }) => {
    for (const locale of locales) {
      await page.goto('/about/index.html');
      await page.getByRole('link', { name: localeInfo[locale].name }).click();
      await expect(page).toHaveURL(getLocalePath(locale, '/about/'));
    }
  });
});
