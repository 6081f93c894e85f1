import { LIST_ENTRIES } from '../protocol';

/** Leads an address that names an entry of a list, `/cases/#id`, to the further page on which the entry stands. */
export function redirectToEntryPage(): void {
  const lead = () => {
    const more = document.querySelector<HTMLAnchorElement>(`[${LIST_ENTRIES}]`);
    const { hash } = location;
    if (!more || !hash || document.getElementById(hash.slice(1))) return;
    fetch(`${more.getAttribute(LIST_ENTRIES)}${encodeURIComponent(hash.slice(1))}.json`)
      .then((response) => response.json())
      .then(({ page }) => page > 1 && location.replace(more.href.replace(/\d+\/$/, `${page}/${hash}`)))
      .catch(() => {});
  };
  lead();
  addEventListener('DOMContentLoaded', lead);
}
