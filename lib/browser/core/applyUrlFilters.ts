import { getChoicesPath, parseListView } from '@/lib/shared/lists/parseListView';
import { containsAllWords } from '../lists/containsAllWords';
import { formatStatus, type StatusMessages } from '../lists/formatStatus';
import { clearFilters, setFilter } from '../lists/setFilter';
import { PENDING_ISLAND } from '../pendingIsland';
import {
  LIST,
  LIST_APPLIED,
  LIST_CLEAR,
  LIST_COUNTS,
  LIST_EMPTY,
  LIST_FILTER,
  LIST_ITEM,
  LIST_MORE,
  LIST_STATUS,
  QUERY_CHANGED,
} from '../protocol';
import { isPlainClick } from './isPlainClick';

/**
 * Applies the address to the lists of the page until their own components are hydrated: at once where it has a query,
 * for each filter that is chosen, and for what a list that is hydrated already writes. With a query in the address, a
 * list is invisible until then.
 */
export function applyUrlFilters(): void {
  // The lists that no component has taken over yet.
  const applyToAll = () =>
    document.querySelectorAll<HTMLElement>(`${PENDING_ISLAND} [${LIST}]`).forEach(apply);
  if (location.search) {
    applyToAll();
    addEventListener('DOMContentLoaded', applyToAll);
  }
  addEventListener('popstate', applyToAll);
  addEventListener(QUERY_CHANGED, applyToAll);
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(
        `${PENDING_ISLAND} :is([${LIST_FILTER}], [${LIST_CLEAR}])`,
      );
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (link.search !== location.search) history.pushState(null, '', link.pathname + link.search);
      applyToAll();
      // The way out of an empty list goes away with it: the focus goes where the component would take it.
      if (link.closest('[hidden]')) {
        link.closest(`[${LIST}]`)?.querySelector<HTMLElement>('[aria-current]')?.focus();
      }
    },
    true,
  );
}

/** Brings the list's attributes and its status line in line with the address, as its component would show them. */
function apply(root: HTMLElement): void {
  const all = <E extends HTMLElement>(name: string) => [...root.querySelectorAll<E>(`[${name}]`)];
  const { search } = location;
  const options = all<HTMLAnchorElement>(LIST_FILTER);
  const view = parseListView(
    search,
    options.map(({ dataset: { filter = '', value = '' } }) => ({ name: filter, value })),
  );

  for (const option of options) {
    const { filter = '', value = '' } = option.dataset;
    const chosen = view.choices.find(({ name }) => name === filter)?.value ?? '';
    if (chosen === value) option.setAttribute('aria-current', 'true');
    else option.removeAttribute('aria-current');
    option.search = setFilter(search, filter, value);
  }
  const names = options.map(({ dataset: { filter = '' } }) => filter);
  for (const link of all<HTMLAnchorElement>(LIST_CLEAR)) link.search = clearFilters(search, names);
  const input = root.querySelector<HTMLInputElement>('input[type="search"]');
  if (input) input.defaultValue = new URLSearchParams(search).get('q')?.trim() ?? '';

  const items = all(LIST_ITEM);
  const query = input ? view.query : '';
  const fitting = view.choices.map(({ name, value }) => `[data-${name}~="${value}"]`).join('') || '*';
  for (const item of items) {
    // The first use of Unicode classes is slow: a tap on a filter, without a query, compares no words.
    item.hidden = !item.matches(fitting) || !containsAllWords(item.textContent ?? '', query);
  }

  const counts = JSON.parse(root.getAttribute(LIST_COUNTS) ?? '') as Record<string, number>;
  const total = counts[''] ?? 0;
  const shown = items.filter((item) => !item.hidden).length;
  const isSearch = query !== '';
  const matching = isSearch ? undefined : (counts[getChoicesPath(view.choices)] ?? 0);
  for (const empty of all(LIST_EMPTY)) empty.hidden = matching !== 0;
  for (const more of all(LIST_MORE)) more.hidden = isSearch || shown >= (matching ?? 0);
  for (const status of all(LIST_STATUS)) {
    const texts = status.dataset as StatusMessages;
    status.textContent = formatStatus(texts, { shown, matching, total }, isSearch);
  }
  root.setAttribute(LIST_APPLIED, '');
}
