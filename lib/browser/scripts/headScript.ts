import { addScript, getNavigationType, onFirstInteraction, openTargetDetails } from 'static-islands/client';
import type { Tracker } from '@/lib/browser/analytics';
import { splitLocale } from '@/lib/i18n/paths';
import { hasTrackingOptOut, recordAttribution } from '../attribution';
import { handleLinkClicks } from '../core/handleLinkClicks';
import { restoreAfterReload } from '../core/loadRecoveryScript';
import { redirectToLocale } from '../core/redirectToLocale';
import {
  ISLAND_MODULES,
  MENU,
  PAGE_CAN_HOVER,
  PAGE_FADE_IN,
  PAGE_HAS_QUERY,
  PAGE_NEW_NAVIGATION,
  PAGE_TYPEFACE_CACHED,
} from '../protocol';

/** The configured analytics service, inlined by the bundler. If undefined, the analytics code is dropped. */
declare const TRACKER: Tracker | undefined;

/** The URL of the site script, inlined by the bundler; empty under `npm run dev`. */
declare const SITE_SCRIPT: string;

let isSiteScriptLoaded = SITE_SCRIPT === '';

/** Scroll offset above which `data-scrolled` of the header is true. */
const SCROLL_THRESHOLD_PX = 40;

/** The script in the head of every page. It runs before the body is parsed. */
// On hosts without a server; the server redirects `?lang=` itself.
if (splitLocale(location.pathname).locale) redirectToLocale();
setDocumentAttributes();
markScrolled();
handleMenu();
handleLinkClicks();
openTargetDetails();
loadSiteScriptIfNeeded();
restoreAfterReload();
onFirstInteraction(() => {
  loadSiteScript();
  // Not before the first paint, because reading storage from the disk would delay the paint.
  recordAttribution();
  loadTypeface();
  // Automated browsers, such as tests, must not be counted as visits.
  if (TRACKER && !hasTrackingOptOut() && !navigator.webdriver) startTracker(TRACKER);
});

/** Adds the script of a tracker to the page. */
function startTracker({ src, attributes, globals }: Tracker): void {
  Object.assign(window, globals);
  const script = document.createElement('script');
  script.src = src;
  for (const name in attributes) script.setAttribute(name, attributes[name] ?? '');
  document.head.append(script);
}

/**
 * Keeps the menu button's `aria-expanded` up to date, and closes the menu on Escape or when a link is clicked.
 * Opening and closing with the button needs no script. A clicked link also closes the panel that contains it, so that
 * the panel is not open when Back restores the page.
 */
function handleMenu(): void {
  // `toggle` does not bubble, so it is handled in the capture phase.
  addEventListener(
    'toggle',
    () => {
      const details = document.querySelector<HTMLDetailsElement>(`[${MENU}]`);
      details?.querySelector('summary')?.setAttribute('aria-expanded', `${details.open}`);
    },
    true,
  );
  addEventListener('keydown', ({ key, isComposing }) => {
    // During a composition, Escape cancels the composition.
    if (key === 'Escape' && !isComposing) closeMenu()?.focus();
  });
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    if (link) closeMenu();
    link?.closest<HTMLElement>('[popover]')?.hidePopover?.();
  });
}

/** Closes the menu if it is open, and returns its button. */
function closeMenu(): HTMLElement | null | undefined {
  const details = document.querySelector(`[${MENU}][open]`);
  details?.removeAttribute('open');
  return details?.querySelector('summary');
}

/** Loads the site script, once. Pages work without it until the first interaction. */
function loadSiteScript(): void {
  if (isSiteScriptLoaded) return;
  isSiteScriptLoaded = true;
  addScript(SITE_SCRIPT).onerror = () => document.documentElement.removeAttribute(PAGE_HAS_QUERY);
}

/**
 * Loads the site script before any interaction: at once if the URL has a query, because lists stay invisible until the
 * query is applied; after first paint if the page has islands, so that the script is ready for the first tap.
 */
function loadSiteScriptIfNeeded(): void {
  if (location.search) loadSiteScript();
  addEventListener('DOMContentLoaded', () => {
    // After first paint, so that the script does not compete for bandwidth with critical resources.
    if (document.querySelector(`[${ISLAND_MODULES}]`))
      new PerformanceObserver(loadSiteScript).observe({ type: 'paint', buffered: true });
  });
}

/** Loads the typeface for print and for the next pages. This page may be rendered without the typeface. */
function loadTypeface(): void {
  const preload = document.querySelector<HTMLLinkElement>('link[as=font]');
  // Pages without a locale do not use the typeface.
  if (!preload) return;
  // The subset of the language (`fontSubset`), and its family (scripts/build/renderFontFaces.ts).
  const hasAllLetters = preload.href.includes('-all-');
  for (const face of document.fonts) {
    // The other font faces are used for single words only (styles/fonts.css).
    const isForPages = face.display === 'optional' && face.family.includes('Vietnamese') === hasAllLetters;
    if (isForPages) face.load().catch(() => {});
  }
}

/** Updates the header's `data-scrolled` when the page is scrolled. */
function markScrolled(): void {
  const update = () =>
    document.querySelector('header')?.setAttribute('data-scrolled', `${scrollY > SCROLL_THRESHOLD_PX}`);
  addEventListener('scroll', update, { passive: true });
}

/** Sets attributes of `<html>` that styles depend on and only a script can determine. Runs before first paint. */
function setDocumentAttributes(): void {
  const root = document.documentElement;
  root.toggleAttribute(PAGE_HAS_QUERY, !!location.search);
  root.toggleAttribute(PAGE_CAN_HOVER, matchMedia('(hover)').matches);
  root.toggleAttribute(PAGE_NEW_NAVIGATION, getNavigationType() === 'navigate');

  const referrer = document.referrer;
  if (!referrer.startsWith(`${location.origin}/`)) return;
  root.toggleAttribute(PAGE_TYPEFACE_CACHED);
  // The media query limits the preload to wide screens. A cached typeface does not delay the text on phones.
  for (const preload of document.querySelectorAll<HTMLLinkElement>('link[as=font]')) preload.media = '';

  const isOtherPage = new URL(referrer).pathname !== location.pathname;
  // `onpagereveal` is no indicator: Chrome 123 to 125 have it without view transitions between documents.
  if (!('CSSViewTransitionRule' in window)) root.toggleAttribute(PAGE_FADE_IN, isOtherPage);
  // No transition if only the query or fragment changes.
  else if (!isOtherPage) addEventListener('pagereveal', skipTransition, { once: true });
}

function skipTransition(event: Event): void {
  const { viewTransition } = event as Event & { viewTransition?: ViewTransition };
  // `ready` rejects if the transition is skipped, which would be logged as an error.
  viewTransition?.ready.catch(() => {});
  viewTransition?.skipTransition();
}
