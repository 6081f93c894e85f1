'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { splitLocale } from '@/lib/i18n/paths';

/**
 * Turns the plain links of the site into client navigation: one listener for every link, those in articles included.
 * Without it, before it is there and for another language the same links load the document.
 */
export function NavigationRuntime() {
  const router = useRouter();
  const pathname = usePathname();
  const prefetched = useRef(new Set<string>());

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !isPlainClick(event, link)) return;
      log(location.pathname, link.pathname);
      if (!isClientRoute(link)) return;
      event.preventDefault();
      router.push(link.pathname + link.search + link.hash);
    };
    const prefetch = (event: Event) => {
      const link = linkOf(event);
      if (!link || !isClientRoute(link) || prefetched.current.has(link.pathname)) return;
      prefetched.current.add(link.pathname);
      router.prefetch(link.pathname);
    };
    const logTraversal = () => log(pathname, location.pathname);

    document.addEventListener('click', follow);
    const signs = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const sign of signs) document.addEventListener(sign, prefetch, { passive: true });
    window.addEventListener('popstate', logTraversal);
    return () => {
      document.removeEventListener('click', follow);
      for (const sign of signs) document.removeEventListener(sign, prefetch);
      window.removeEventListener('popstate', logTraversal);
    };
  }, [router, pathname]);

  return null;
}

function log(from: string, to: string) {
  if (from !== to) console.info(`[navigation] ${from} → ${to}`);
}

function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link?.href && link.origin === location.origin ? link : null;
}

function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !modified &&
    !link.target &&
    !link.hasAttribute('download')
  );
}

/** A page in the language of this one. A mere change of hash is left to the browser. */
function isClientRoute(link: HTMLAnchorElement): boolean {
  const locale = splitLocale(link.pathname).locale;
  const elsewhere = link.pathname !== location.pathname || link.search !== location.search;
  return locale !== undefined && locale === splitLocale(location.pathname).locale && elsewhere;
}
