import { expect, type Locator, type Page } from '@playwright/test';
import { loadMessages } from '@/lib/content/loadMessages';
import { loadArticles, loadNews } from '@/lib/content/loadPosts';
import { type Locale, locales } from '@/lib/i18n/locales';
import { articlePath, localePath, pages } from '@/lib/i18n/paths';

/** The page copy of a language: what the tests take accessible names from. */
export function textsOf(locale: Locale) {
  return loadMessages(locale).messages;
}

/** Every bare path of the site. */
export const paths: string[] = [
  ...Object.values(pages),
  ...[...loadArticles('en'), ...loadNews('en')].map(({ slug }) => articlePath(slug)),
];

/** Every page of the site, in every language. */
export const everyPage = locales.flatMap((locale) =>
  paths.map((path) => ({ locale, path, url: localePath(locale, path) })),
);

/** A link of the header by its whole text. */
export function headerLink(page: Page, name: string): Locator {
  return page.getByRole('banner').getByRole('link', { name, exact: true }).first();
}

/** Gives the page a sign of a person and waits until the framework has taken it over and listens to its links. */
export async function wake(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const listeners = async () => {
    // Each time, because the first sign may come before the document can take notice.
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    const { result } = await devtools.send('Runtime.evaluate', { expression: 'window' });
    const objectId = result.objectId ?? '';
    const found = await devtools.send('DOMDebugger.getEventListeners', { objectId });
    return found.listeners.map(({ type }) => type);
  };
  await expect.poll(listeners, { intervals: [20, 50, 100] }).toContain('site:navigate');
  await devtools.detach();
}

/** Keeps clicks from what listens beyond the document, as the framework does while it takes the page over. */
export async function stopClicks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('click', (event) => event.stopPropagation(), true);
  });
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
