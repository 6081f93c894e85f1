import { getNavigationType } from './getNavigationType';

/**
 * Opens `<details>` elements for the target of the URL's fragment, on load and when the fragment changes: the target
 * itself, its ancestors and, if the target is a list item, its descendants. Browsers open only ancestors, if at all.
 */
export function openTargetDetails(): void {
  // In older browsers, which lack the Navigation API, Back and Forward also scroll to the target if details are opened.
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
