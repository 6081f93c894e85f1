import { isPlainClick } from 'static-islands/client';
import { removeLangParam } from '@/lib/i18n/redirects';
import { storeLocale } from './storedLocale';

/**
 * Handles clicks on internal links. A click on a language link stores the choice, and adds the current query,
 * without `lang`, and fragment to the link. Logs navigations to another page, including Back and Forward if the browser supports the
 * `pageswap` event (https://html.spec.whatwg.org/multipage/browsing-the-web.html#the-pageswapevent-interface). The
 * browser performs the navigation.
 */
export function handleLinkClicks(): void {
  addEventListener(
    'click',
    (event) => {
      const link = findInternalLink(event);
      if (!link?.hreflang) return;
      storeLocale(link.hreflang);
      // The parameter would redirect the next page back to its locale.
      link.search = removeLangParam(location.search);
      link.hash = location.hash;
    },
    true,
  );
  // Clicks reach the window last: a listener that handles the click has already called `preventDefault`.
  addEventListener('click', (event) => {
    const link = findInternalLink(event);
    if (!link || event.defaultPrevented || !isPlainClick(event) || link.target) return;
    logNavigation(link.pathname);
  });
  addEventListener('pageswap', ({ activation }) => {
    const url = activation?.navigationType === 'traverse' && activation.entry.url;
    if (url) logNavigation(new URL(url).pathname);
  });
}

function logNavigation(pathname: string): void {
  if (pathname !== location.pathname) console.info(`[navigation] ${location.pathname} → ${pathname}`);
}

/** Returns the internal link that was clicked, if any. */
function findInternalLink({ target }: Event) {
  const link = (target as Element).closest('a');
  if (link?.origin === location.origin) return link;
}
