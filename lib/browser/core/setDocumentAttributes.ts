import { getNavigationType } from 'static-islands/client';
import {
  PAGE_CAN_HOVER,
  PAGE_FADE_IN,
  PAGE_HAS_QUERY,
  PAGE_NEW_NAVIGATION,
  PAGE_TYPEFACE_CACHED,
} from '../protocol';

/** Sets attributes of `<html>` that styles depend on and only a script can determine. Runs before first paint. */
export function setDocumentAttributes(): void {
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
