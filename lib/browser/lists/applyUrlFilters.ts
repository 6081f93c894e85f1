import { isPlainClick, PENDING_ISLAND } from 'static-islands/client';
import {
  clearFilters,
  countMatches,
  getSearchQuery,
  parseListView,
  setFilter,
} from '@/lib/browser/lists/listView';
import {
  LIST,
  LIST_APPLIED,
  LIST_CLEAR,
  LIST_EMPTY,
  LIST_FILTER,
  LIST_ITEM,
  LIST_LOAD_MORE,
  LIST_STATUS,
  LIST_TOTAL,
  QUERY_CHANGED,
} from '../protocol';
import { formatStatus, type StatusMessages } from './formatStatus';
import { writeQuery } from './urlQuery';

/**
 * Writes a clicked filter of a list into the URL, and applies the filters of the URL to the lists that are not hydrated
 * yet: on load if there is a query, and when the query changes. If the URL has a query, lists are invisible until it is
 * applied. The component of the list searches for text, also for text typed before hydration.
 */
export function applyUrlFilters(): void {
  const applyToPendingLists = () =>
    document.querySelectorAll<HTMLElement>(`${PENDING_ISLAND} [${LIST}]`).forEach(applyToList);
  if (location.search) {
    applyToPendingLists();
    addEventListener('DOMContentLoaded', applyToPendingLists);
  }
  addEventListener('popstate', applyToPendingLists);
  addEventListener(QUERY_CHANGED, applyToPendingLists);
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(`[${LIST_FILTER}], [${LIST_CLEAR}]`);
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      writeQuery(link.search, 'push');
      // The link in the empty state is hidden now: move the focus to the active filter, as `useListFocus` does.
      link.closest('[hidden]')?.closest(`[${LIST}]`)?.querySelector<HTMLElement>('[aria-current]')?.focus();
    },
    true,
  );
}

/** Updates a list's attributes and status line to match the URL, as the `List` component would render them. */
function applyToList(root: HTMLElement): void {
  const queryAll = <E extends HTMLElement>(name: string) => [...root.querySelectorAll<E>(`[${name}]`)];
  const { search } = location;
  const filterLinks = queryAll<HTMLAnchorElement>(LIST_FILTER);
  const searchBox = root.querySelector<HTMLInputElement>('[type="search"]');
  const view = parseListView(
    search,
    filterLinks.map(({ dataset: { filter = '', value = '' } }) => ({ name: filter, value })),
    searchBox !== null,
  );

  for (const link of filterLinks) {
    const { filter = '', value = '' } = link.dataset;
    const chosen = view.choices.find(({ name }) => name === filter)?.value ?? '';
    if (chosen === value) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
    link.search = setFilter(search, filter, value);
  }
  const filterNames = filterLinks.map(({ dataset: { filter = '' } }) => filter);
  for (const link of queryAll<HTMLAnchorElement>(LIST_CLEAR)) link.search = clearFilters(search, filterNames);
  if (searchBox) {
    const query = getSearchQuery(search);
    // Back also changes typed text, unless the URL does not contain it yet.
    if (searchBox.value.trim() === searchBox.defaultValue) searchBox.value = query;
    searchBox.defaultValue = query;
  }

  const items = queryAll(LIST_ITEM);
  const matchSelector = view.choices.map(({ name, value }) => `[data-${name}~="${value}"]`).join('') || '*';
  for (const item of items) item.hidden = !item.matches(matchSelector);

  const total = Number(root.getAttribute(LIST_TOTAL));
  const shown = items.filter((item) => !item.hidden).length;
  const isSearch = view.query !== '';
  const matching = isSearch ? undefined : countMatches(view, { shown, inPage: items.length, total });
  for (const emptyState of queryAll(LIST_EMPTY)) emptyState.hidden = matching !== 0;
  for (const loadMore of queryAll(LIST_LOAD_MORE)) loadMore.hidden = isSearch || shown === matching;
  for (const status of queryAll(LIST_STATUS)) {
    // Hydration fetches the entries that are not in the HTML.
    const isPending = matching === undefined;
    status.textContent = formatStatus(
      status.dataset as StatusMessages,
      { shown, matching, total },
      isPending,
    );
  }
  root.setAttribute(LIST_APPLIED, '');
}
