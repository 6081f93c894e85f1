import type { Page } from '@playwright/test';

/** What a search engine and a social network read of a page. A list shows when something stands there twice. */
export function headOf(page: Page) {
  return page.evaluate(() => {
    const contents = (selector: string) =>
      [...document.head.querySelectorAll<HTMLMetaElement>(selector)].map(({ content }) => content);
    return {
      lang: document.documentElement.lang,
      title: [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent),
      description: contents('meta[name="description"]'),
      keywords: contents('meta[name="keywords"]'),
      ogTitle: contents('meta[property="og:title"]'),
      ogDescription: contents('meta[property="og:description"]'),
      ogLocale: contents('meta[property="og:locale"]'),
      canonical: [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(
        ({ href }) => href,
      ),
      alternates: [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')]
        .map(({ hreflang, href }) => `${hreflang} ${href}`)
        .sort(),
    };
  });
}
