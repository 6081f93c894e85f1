import { applyFilters } from './applyFilters';

/** Where the script is served. */
const FILTERS = '/filters.js';

/**
 * Stands at the beginning of a list: where the address carries a query, has the parser stop for the script that applies
 * it, so that no entry is painted that does not belong. Any other visitor pays for this line only.
 */
export const filterCall = `location.search&&document.write('<script src="${FILTERS}"><\\/script>')`;

/**
 * The script itself, as text: applies the address to each piece of the list as the parser reads it, before that piece
 * is painted, until the page itself takes over.
 */
export const filterScript = `(${beforePaint})(${applyFilters})`;

/** Runs in the page; refers to nothing outside itself. */
function beforePaint(apply: typeof applyFilters): void {
  const script = document.currentScript;
  const root = script?.parentElement;
  if (!root) return;
  // The framework takes the page over only as it was exported.
  script.remove();
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
