import { applyFilters } from './applyFilters';

/**
 * The script at the beginning of a list, as text: applies the address to each piece of the list as the parser reads it,
 * before that piece is painted, until the page itself takes over. The same bytes in every list, so that a content
 * security policy needs one hash for all.
 */
export const filterScript = `(${beforePaint})(${applyFilters})`;

/** Runs in the page; refers to nothing outside itself. */
function beforePaint(apply: typeof applyFilters): void {
  const root = document.currentScript?.parentElement;
  if (!root) return;
  const update = () => {
    if (!('known' in root.dataset)) apply(root, location.search);
  };
  const observer = new MutationObserver(update);
  observer.observe(root, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    update();
    observer.disconnect();
  });
}
