import { getNavigationType } from './getNavigationType';

/**
 * Opens the closed `<details>` of the element that the URL's fragment refers to, on load and when the fragment changes:
 * the element itself, its ancestors, and the descendants of a list item. Browsers open ancestors at most.
 */
export function openTargetDetails(): void {
  // Older browsers do not have the Navigation API. There, Back and Forward also scroll to an element that they open.
  window.navigation?.addEventListener('navigate', ({ navigationType }) => {
    isTraversal = navigationType === 'traverse';
  });
  addEventListener('DOMContentLoaded', openDetails);
  addEventListener('hashchange', openDetails);
}

/** True if the last navigation within the document was Back or Forward. */
let isTraversal = false;

function openDetails({ type }: Event): void {
  // Not `:target`: Chrome does not match the selector before it has scrolled to the element.
  const target = document.getElementById(getFragment());
  if (!target) return;
  let hasOpened = false;
  for (const details of document.querySelectorAll('details:not([open])')) {
    if (!details.contains(target) && !(target.matches('li') && target.contains(details))) continue;
    details.toggleAttribute('open');
    hasOpened = true;
  }
  // After a reload and after Back or Forward, the browser restores the scroll position.
  const isRestored = type === 'hashchange' ? isTraversal : getNavigationType() !== 'navigate';
  if (hasOpened && !isRestored) target.scrollIntoView();
}

function getFragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}
