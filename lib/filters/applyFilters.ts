/**
 * Brings a filterable list in line with a query string: which entries show, which option is current, where the options
 * lead, how many are shown, and whether there are none. An unknown value means All. Refers to nothing outside itself,
 * because its source is also printed after the list, to run before first paint.
 */
export function applyFilters(root: HTMLElement, search: string): void {
  const query = new URLSearchParams(search);
  const options = [...root.querySelectorAll<HTMLAnchorElement>('a[data-filter]')];
  const wanted = new Map<string, string>();
  for (const { dataset } of options) {
    const { filter = '', value = '' } = dataset;
    if (value !== '' && query.get(filter) === value) wanted.set(filter, value);
  }

  for (const option of options) {
    const { filter = '', value = '' } = option.dataset;
    if ((wanted.get(filter) ?? '') === value) option.setAttribute('aria-current', 'true');
    else option.removeAttribute('aria-current');
    const target = new URLSearchParams(query);
    target.delete(filter);
    if (value !== '') target.set(filter, value);
    option.search = target.toString();
  }

  const items = [...root.querySelectorAll<HTMLElement>('[data-item]')];
  for (const item of items) {
    item.hidden = ![...wanted].every(([filter, value]) =>
      (item.getAttribute(`data-${filter}`) ?? '').split(' ').includes(value),
    );
  }

  const shown = items.filter((item) => !item.hidden).length;
  for (const empty of root.querySelectorAll<HTMLElement>('[data-empty]')) empty.hidden = shown > 0;
  for (const status of root.querySelectorAll<HTMLElement>('[data-status]')) {
    status.textContent = (status.dataset.status ?? '')
      .replace('{shown}', String(shown))
      .replace('{total}', String(items.length));
  }
}
