import { copyOnClick, fadeInOnScroll, hydrateIslands, prefetchLinks } from 'static-islands/client';
import { dispatchPreloadError, loadRecovery } from 'static-islands/recovery';
import { canPrint } from '@/lib/browser/canPrint';
import { applyUrlFilters } from '@/lib/browser/lists/applyUrlFilters';
import { loadRecoveryScript } from '../core/loadRecoveryScript';
import { readLocalStorage } from '../core/readLocalStorage';
import { showLanguageHint } from '../core/showLanguageHint';
import { ISLAND_FAILED, LIST, STORED_DRAFT } from '../protocol';

/** The site script, shared by all pages: everything except islands and the code that runs before first paint. */
applyUrlFilters();
redirectToEntryPage();
hydrateIslands({ onError: showIslandError, hasDraft: () => Boolean(readLocalStorage(STORED_DRAFT)) });
fadeInOnScroll();
showLanguageHint();
embedOnClick();
prefetchLinks();
showTools();

/** A click on a button with `data-embed` replaces the content around it by a frame with the page at that URL. */
function embedOnClick(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-embed]');
    if (!button) return;
    const frame = document.createElement('iframe');
    frame.src = button.dataset.embed ?? '';
    frame.title = button.dataset.title ?? '';
    button.parentElement?.replaceChildren(frame);
    frame.focus();
  });
}

/** Shows the buttons that copy or print; if the browser cannot print, the note in `data-print` replaces the button. */
function showTools(): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showTools);
  copyOnClick();
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
    if (!canPrint()) button.replaceWith(button.dataset.print ?? '');
    button.hidden = false;
    button.onclick = () => print();
  }
}

/**
 * Handles an island that could not be loaded or has failed: shows a message with Retry below it. Unless a
 * `preload-error` listener handles the error, also loads the recovery script, because the page may be outdated.
 */
function showIslandError(element: Element, error: unknown): void {
  const showMessage = () => element.setAttribute(ISLAND_FAILED, '');
  // Retry needs the recovery script to save field values, so the message is shown after the script has loaded.
  if (dispatchPreloadError(error)) loadRecovery(loadRecoveryScript, showMessage);
  else showMessage();
}

/** If the fragment names an entry that the page of its list lacks (`/cases/#id`), redirects to the page of the entry. */
function redirectToEntryPage(): void {
  const id = location.hash.slice(1);
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', redirectToEntryPage);
  else if (document.querySelector(`[${LIST}]`) && /^[\w-]+$/.test(id) && !document.getElementById(id))
    fetch(`${id}/`, { method: 'HEAD' }).then(
      ({ ok }) => ok && location.replace(`${id}/`),
      () => {},
    );
}
