import { getNavigationType } from './getNavigationType';

/**
 * Opens the `<details>` that the URL's fragment names, those around the named element, and those in a named list item, on
 * load and on each change of the fragment. Browsers open at most those around it.
 */
export function openTargetDetails(): void {
  addEventListener('DOMContentLoaded', open);
  addEventListener('hashchange', open);
}

function open({ type }: Event): void {
  // Not `:target`, which Chrome does not match before it has scrolled to the element.
  const target = document.getElementById(getFragment());
  if (!target) return;
  let hasOpened = false;
  for (const details of document.querySelectorAll('details:not([open])')) {
    if (!details.contains(target) && !(target.matches('li') && target.contains(details))) continue;
    details.toggleAttribute('open');
    hasOpened = true;
  }
  // A reload and the back button restore the scroll position instead.
  if (hasOpened && (type === 'hashchange' || getNavigationType() === 'navigate')) target.scrollIntoView();
}

function getFragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}
