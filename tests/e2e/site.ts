import type { Locator, Page } from '@playwright/test';
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

/** Gives the page a sign of a person and waits until the framework has taken it over. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => {
    const header = document.querySelector('body > header');
    return header !== null && Object.keys(header).some((key) => key.startsWith('__react'));
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
