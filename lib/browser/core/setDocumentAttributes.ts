import { PAGE_FADE_IN, PAGE_HOVER, PAGE_NEW, PAGE_QUERY, PAGE_TYPEFACE } from '../protocol';
import { getNavigationType } from './getNavigationType';

/** Marks on the `<html>` element what styles depend on and only a script can find out, before first paint. */
export function setDocumentAttributes(): void {
  const root = document.documentElement;
  root.toggleAttribute(PAGE_QUERY, !!location.search);
  root.toggleAttribute(PAGE_HOVER, matchMedia('(hover)').matches);
  root.toggleAttribute(PAGE_NEW, getNavigationType() === 'navigate');

  const referrer = document.referrer;
  if (!referrer.startsWith(`${location.origin}/`)) return;
  root.toggleAttribute(PAGE_TYPEFACE);
  for (const preload of document.querySelectorAll<HTMLLinkElement>('link[as=font]')) preload.media = '';

  const isOtherPage = new URL(referrer).pathname !== location.pathname;
  // Not `onpagereveal`, which Chrome 123 to 125 have without fades between documents.
  if (!('CSSViewTransitionRule' in window)) root.toggleAttribute(PAGE_FADE_IN, isOtherPage);
  // The fade is keyed on the pathname: another query of the same page is no other page.
  else if (!isOtherPage) addEventListener('pagereveal', skipTransition, { once: true });
}

function skipTransition(event: Event): void {
  const { viewTransition } = event as Event & { viewTransition?: ViewTransition };
  // It says that it was skipped by a rejection, which would be an error in the console.
  viewTransition?.ready.catch(() => {});
  viewTransition?.skipTransition();
}
