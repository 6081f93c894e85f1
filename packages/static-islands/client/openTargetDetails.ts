import { getNavigationType } from './getNavigationType';

/**
 * Opens `<details>` elements for the target of the URL's fragment, on load and when a link to a fragment is followed: the
 * target itself and its ancestors. Browsers open only ancestors, if at all.
 */
export function openTargetDetails(): void {
  addEventListener('DOMContentLoaded', openDetails);
  // Unlike `hashchange`, Chromium also dispatches it for a second click on the same link.
  addEventListener('popstate', openDetails);
}

function openDetails({ type }: Event): void {
  // Not `:target`: Chrome does not match the selector before it has scrolled to the element.
  const target = document.getElementById(getFragment());
  if (!target) return;
  let hasOpened = false;
  for (const details of document.querySelectorAll('details:not([open])')) {
    if (!details.contains(target)) continue;
    details.toggleAttribute('open');
    hasOpened = true;
  }
  // After a reload and after Back or Forward, the browser restores the scroll position.
  if (hasOpened && (type === 'popstate' || getNavigationType() === 'navigate')) target.scrollIntoView();
}

function getFragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}
