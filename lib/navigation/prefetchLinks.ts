import { splitLocale } from '@/lib/i18n/paths';

/** What shows that a visitor may be about to follow a link. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches a page ahead as soon as a link to it is hovered, focused or touched: by `prefetch` within the language; a page
 * of another language, which is loaded as a document, by the browser. Returns a function that ends it.
 */
export function prefetchLinks(prefetch: (path: string) => void): () => void {
  // From here on the browser's own way of fetching pages ahead would fetch each a second time.
  document.querySelector('script[type="speculationrules"]')?.remove();
  const documents = new Set<string>();

  const fetchAhead = (element: EventTarget | null) => {
    const link = element instanceof Element ? element.closest('a') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    const { locale } = splitLocale(link.pathname);
    if (locale === undefined) return;
    if (locale === splitLocale(location.pathname).locale) return prefetch(link.pathname);
    // What the click will ask for: a change of language takes the query along.
    const href = link.pathname + (link.hreflang ? location.search : link.search);
    if (documents.has(href)) return;
    documents.add(href);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = href;
    document.head.append(hint);
  };
  const follow = ({ target }: Event) => fetchAhead(target);

  for (const sign of SIGNS) document.addEventListener(sign, follow, { passive: true });
  // The sign that woke the page came before this was there.
  fetchAhead(document.querySelector('a:hover') ?? document.activeElement);
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, follow);
  };
}
