import { LIST_ENTRIES_FOLDER } from '../protocol';

/**
 * If the entry that the fragment names (`/cases/#id`) is not in the page, redirects to the archive page with
 * this entry.
 */
export function redirectToEntryPage(): void {
  const redirectIfMissing = () => {
    const loadMoreLink = document.querySelector<HTMLAnchorElement>(`[${LIST_ENTRIES_FOLDER}]`);
    const { hash } = location;
    if (!loadMoreLink || !hash || document.getElementById(hash.slice(1))) return;
    fetch(`${loadMoreLink.getAttribute(LIST_ENTRIES_FOLDER)}${encodeURIComponent(hash.slice(1))}.json`)
      .then((response) => response.json())
      .then(
        ({ page }) => page > 1 && location.replace(loadMoreLink.href.replace(/\d+\/$/, `${page}/${hash}`)),
      )
      .catch(() => {});
  };
  redirectIfMissing();
  addEventListener('DOMContentLoaded', redirectIfMissing);
}
