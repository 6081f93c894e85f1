'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useOffline } from 'next/offline';
import { useEffect, useRef, useTransition } from 'react';
import { Button } from '@/components/ui/Button';
import { splitLocale } from '@/lib/i18n/paths';
import { recoverFrom } from '@/lib/navigation/recoverFrom';
import { watchPageData } from '@/lib/navigation/watchPageData';
import styles from './NavigationRuntime.module.css';

type NavigationRuntimeProps = { labels: Record<'loading' | 'failed' | 'retry', string> };

/**
 * Lets the framework's router take over what the boot script announces: a click on a link to another page of the same
 * language. A link that is hovered, focused or touched is fetched ahead. Shows a hint where a navigation takes long,
 * and a message where the network is gone. One runtime for every link of the site, those in articles included.
 */
export function NavigationRuntime({ labels }: NavigationRuntimeProps) {
  const router = useRouter();
  const pathname = usePathname();
  const offline = useOffline();
  const [pending, startTransition] = useTransition();
  /** Where the visitor is going, while the way is open. */
  const target = useRef<string | undefined>(undefined);
  const shown = useRef(pathname);

  useEffect(() => {
    const navigate = (event: Event) => {
      const { href, pathname: path, search, hash } = new URL((event as CustomEvent<string>).detail);
      event.preventDefault();
      target.current = href;
      startTransition(() => router.push(path + search + hash));
    };
    const prefetched = new Set<string>();
    const prefetch = ({ target: element }: Event) => {
      const link = element instanceof Element ? element.closest('a') : null;
      if (!link || !isPageOfThisLanguage(link) || prefetched.has(link.pathname)) return;
      prefetched.add(link.pathname);
      router.prefetch(link.pathname);
    };
    // A host that answers missing files with a page makes a chunk that does not parse: no request fails then.
    const watchChunks = ({ error, filename }: ErrorEvent) => {
      if (error instanceof SyntaxError && filename.includes('/_next/')) {
        recoverFrom(error, target.current ?? location.href);
      }
    };

    window.addEventListener('site:navigate', navigate);
    window.addEventListener('error', watchChunks);
    const signs = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const sign of signs) document.addEventListener(sign, prefetch, { passive: true });
    // Data fetched ahead may fail in silence; on the way to a page it may not.
    const unwatch = watchPageData((error) => {
      if (target.current !== undefined) recoverFrom(error, target.current);
    });
    return () => {
      window.removeEventListener('site:navigate', navigate);
      window.removeEventListener('error', watchChunks);
      for (const sign of signs) document.removeEventListener(sign, prefetch);
      unwatch();
    };
  }, [router]);

  // The new page is there: focus follows, so that a screen reader and the Tab key begin at its top.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    target.current = undefined;
    document.getElementById(location.hash.slice(1) || 'main')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={styles.runtime} role="status">
      {pending && !offline && <span className={styles.progress}>{labels.loading}</span>}
      {pending && offline && (
        <p className={styles.notice}>
          {labels.failed}
          <Button look="secondary" onClick={() => window.dispatchEvent(new Event('online'))}>
            {labels.retry}
          </Button>
        </p>
      )}
    </div>
  );
}

function isPageOfThisLanguage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.pathname === location.pathname) return false;
  const { locale } = splitLocale(link.pathname);
  return locale !== undefined && locale === splitLocale(location.pathname).locale;
}
