import type { Page } from '@playwright/test';

export type Head = ReturnType<typeof readHead>;

/** What a search engine and a social network read of a document. A list shows when something stands there twice. */
function readHead(page: Document) {
  const values = (selector: string, name: string) =>
    [...page.head.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
  return {
    lang: page.documentElement.lang,
    title: [...page.head.querySelectorAll('title')].map(({ textContent }) => textContent),
    description: values('meta[name="description"]', 'content'),
    keywords: values('meta[name="keywords"]', 'content'),
    ogTitle: values('meta[property="og:title"]', 'content'),
    ogDescription: values('meta[property="og:description"]', 'content'),
    ogLocale: values('meta[property="og:locale"]', 'content'),
    canonical: values('link[rel="canonical"]', 'href'),
    alternates: [...page.head.querySelectorAll('link[rel="alternate"][hreflang]')]
      .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
      .sort(),
    languageLinks: [...page.body.querySelectorAll('a[hreflang]:not(aside a)')].map(
      (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')} ${link.textContent?.trim()}`,
    ),
  };
}

/** The head of a page as it stands now. */
export function headOf(page: Page): Promise<Head> {
  return page.evaluate(`(${readHead})(document)`);
}

/** The head of HTML that is parsed but not run. `page` lends its parser. */
export function headOfHtml(page: Page, html: string): Promise<Head> {
  return page.evaluate(
    `(${readHead})(new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html'))`,
  );
}
