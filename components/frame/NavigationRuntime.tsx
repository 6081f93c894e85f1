'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useOffline } from 'next/offline';
import { useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { FloatingNote } from '@/components/ui/FloatingNote';
import { splitLocale } from '@/lib/i18n/paths';
import { brokenScript, watchBrokenScripts } from '@/lib/navigation/brokenScripts';
import { dispatchPreloadError } from '@/lib/navigation/dispatchPreloadError';
import { focusPage } from '@/lib/navigation/focusPage';
import { prefetchLinks } from '@/lib/navigation/prefetchLinks';
import { recoverFrom } from '@/lib/navigation/recoverFrom';
import { watchPageData } from '@/lib/navigation/watchPageData';
import styles from './NavigationRuntime.module.css';
import { useAnnouncement } from './useAnnouncement';
import { useLate } from './useLate';

type NavigationRuntimeProps = { labels: Record<'loading' | 'failed' | 'retry', string> };

/** How long, in milliseconds, a navigation may take before it is felt. */
const FELT = 300;

/**
 * Lets the framework's router take over what the boot script announces: a click on a link to another page. A link that
 * is hovered, focused or touched is fetched ahead. Shows a hint where a navigation takes long, and a message where the
 * network is gone. One runtime for every link of the site, those in articles included.
 */
export function NavigationRuntime({ labels }: NavigationRuntimeProps) {
  const router = useRouter();
  const pathname = usePathname();
  const offline = useOffline();
  const [pushing, startTransition] = useTransition();
  const [traversing, setTraversing] = useState(false);
  /** A page of another language, wanted while there was no network to load it. */
  const [wanted, setWanted] = useState<string>();
  /** Where the visitor is going, while the way is open. */
  const target = useRef<string | undefined>(undefined);
  const shown = useRef(pathname);
  const pending = pushing || traversing;
  const announcement = useAnnouncement(pathname);
  const late = useLate(pending && !offline, FELT);

  useEffect(() => {
    const navigate = (event: Event) => {
      const { href, pathname: path, search, hash } = new URL((event as CustomEvent<string>).detail);
      if (splitLocale(path).locale !== splitLocale(location.pathname).locale) {
        if (navigator.onLine) return;
        event.preventDefault();
        return setWanted(href);
      }
      // What the router still lacks may never come: the browser loads the page.
      if (brokenScript()) return;
      event.preventDefault();
      target.current = href;
      startTransition(() => router.push(path + search + hash));
    };
    const traverse = () => {
      const isOnTheWay = location.pathname !== shown.current;
      // An entry of the time before the router was there: it knows of none of those.
      if (isOnTheWay && history.state === null) return location.reload();
      target.current = isOnTheWay ? location.href : undefined;
      setTraversing(isOnTheWay);
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setTraversing(false);
    };

    window.addEventListener('site:navigate', navigate);
    window.addEventListener('popstate', traverse);
    window.addEventListener('pageshow', comeBack);
    // What is fetched ahead may fail in silence; what is needed on the way to a page may not.
    const ends = [
      watchBrokenScripts((error) => {
        if (target.current === undefined) return;
        recoverFrom(error, target.current);
        target.current = undefined;
      }),
      // The framework itself loads a page whose data does not come.
      watchPageData((error) => {
        if (target.current === undefined) return;
        dispatchPreloadError(error);
        target.current = undefined;
      }),
      prefetchLinks((path) => router.prefetch(path)),
    ];
    // The router listens to the history from the end of this round of effects on.
    queueMicrotask(() => window.dispatchEvent(new Event('site:ready')));
    return () => {
      window.removeEventListener('site:navigate', navigate);
      window.removeEventListener('popstate', traverse);
      window.removeEventListener('pageshow', comeBack);
      for (const end of ends) end();
    };
  }, [router]);

  // A page that changes altogether may as well get the typeface that the first one was painted without.
  useLayoutEffect(() => {
    if (shown.current !== pathname) document.documentElement.dataset.typeface = '';
  }, [pathname]);

  // The new page is there.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTraversing(false);
    focusPage();
  }, [pathname]);

  useEffect(() => {
    if (!pending) target.current = undefined;
  }, [pending]);

  useEffect(() => {
    if (wanted === undefined) return;
    const go = () => location.assign(wanted);
    window.addEventListener('online', go);
    return () => window.removeEventListener('online', go);
  }, [wanted]);

  const retry = () => {
    if (wanted !== undefined && navigator.onLine) location.assign(wanted);
    // The framework looks whether the network is back, and goes on with what is pending.
    else window.dispatchEvent(new Event('online'));
  };
  const stuck = (pending && offline) || wanted !== undefined;
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <div role="status">
        {late && <span className={styles.progress}>{labels.loading}</span>}
        {stuck && <FloatingNote text={labels.failed} action={labels.retry} onAction={retry} />}
      </div>
    </>
  );
}
