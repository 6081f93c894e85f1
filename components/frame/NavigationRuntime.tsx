'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { splitLocale } from '@/lib/i18n/paths';

/**
 * Lets the framework's router take over what the boot script announces: a click on a link to another page of the same
 * language. A link that is hovered, focused or touched is fetched ahead. One runtime for every link of the site, those
 * in articles included.
 */
export function NavigationRuntime() {
  const router = useRouter();

  useEffect(() => {
    const navigate = (event: Event) => {
      const { pathname, search, hash } = new URL((event as CustomEvent<string>).detail);
      event.preventDefault();
      router.push(pathname + search + hash);
    };
    const prefetched = new Set<string>();
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || !isPageOfThisLanguage(link) || prefetched.has(link.pathname)) return;
      prefetched.add(link.pathname);
      router.prefetch(link.pathname);
    };

    window.addEventListener('site:navigate', navigate);
    const signs = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const sign of signs) document.addEventListener(sign, prefetch, { passive: true });
    return () => {
      window.removeEventListener('site:navigate', navigate);
      for (const sign of signs) document.removeEventListener(sign, prefetch);
    };
  }, [router]);

  return null;
}

function isPageOfThisLanguage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.pathname === location.pathname) return false;
  const { locale } = splitLocale(link.pathname);
  return locale !== undefined && locale === splitLocale(location.pathname).locale;
}
