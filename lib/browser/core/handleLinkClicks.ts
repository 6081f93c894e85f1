import { isPlainClick } from './isPlainClick';
import { storeLocale } from './storedLocale';

/**
 * Watches clicks on links of the site. A language link stores the choice and takes query and hash along; a click that
 * leads to another page is logged, and so are Back and Forward where the browser tells where they lead
 * (https://html.spec.whatwg.org/multipage/browsing-the-web.html#the-pageswapevent-interface). The browser does the
 * navigating.
 */
export function handleLinkClicks(): void {
  addEventListener(
    'click',
    (event) => {
      const link = findLink(event);
      if (!link?.hreflang) return;
      storeLocale(link.hreflang);
      link.search = location.search;
      link.hash = location.hash;
    },
    true,
  );
  // On the window, so that whatever handles the click itself has said so by then.
  addEventListener('click', (event) => {
    const link = findLink(event);
    if (!link || event.defaultPrevented || !isPlainClick(event) || link.target) return;
    logNavigation(link.pathname);
  });
  addEventListener('pageswap', ({ activation }) => {
    const url = activation?.navigationType === 'traverse' && activation.entry.url;
    if (url) logNavigation(new URL(url).pathname);
  });
}

function logNavigation(to: string): void {
  if (to !== location.pathname) console.info(`[navigation] ${location.pathname} → ${to}`);
}

function findLink({ target }: Event) {
  const link = (target as Element).closest('a');
  if (link?.origin === location.origin) return link;
}
