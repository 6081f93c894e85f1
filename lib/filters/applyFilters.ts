/** What only the running page knows of a list, beyond its address. */
export type KnownOfList = {
  /** Whether the results of the search stand in the list: elements with `data-result`. */
  found: boolean;
  /** How many entries fit in all; undefined while nobody knows. */
  matching: number | undefined;
  /** Whether there is more to fetch. */
  more: boolean;
  /** Whether something is on its way. */
  busy: boolean;
};

/**
 * Brings a list in line with a query string: which entries show, which option is current, where the options lead, how
 * many are shown, whether there are none. An unknown value means All. Without `known`, which the page has once it runs,
 * the answer is as good as the entries on the page allow, and `data-hurry` on the list asks for the rest at once.
 *
 * Refers to nothing outside itself, because its source is also a script of its own that runs before first paint.
 */
export function applyFilters(root: HTMLElement, search: string, known?: KnownOfList): void {
  const all = <E extends HTMLElement>(selector: string) => [...root.querySelectorAll<E>(selector)];
  const fold = (text: string | null) =>
    (text ?? '').normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();
  const query = new URLSearchParams(search);
  const box = root.querySelector<HTMLElement>('[data-search]');
  // As much as the search box takes (LONGEST_QUERY).
  const typed = (box && query.get('q')?.slice(0, 100).trim()) || '';
  const words = fold(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
  const options = all<HTMLAnchorElement>('a[data-filter]');
  const wanted = new Map<string, string>();
  let counted = 0;
  for (const { dataset } of options) {
    const { filter = '', value = '', count } = dataset;
    if (value === '' || query.get(filter) !== value) continue;
    wanted.set(filter, value);
    counted = Number(count);
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
  for (const link of all<HTMLAnchorElement>('a[data-clear]')) {
    const target = new URLSearchParams(query);
    for (const { dataset } of options) target.delete(dataset.filter ?? '');
    target.delete('q');
    link.search = target.toString();
  }

  const input = box?.querySelector('input');
  if (input && !known) input.defaultValue = typed;

  const items = all('[data-item]');
  for (const item of items) {
    const isResult = 'result' in item.dataset;
    const fits = [...wanted].every(([filter, value]) =>
      (item.getAttribute(`data-${filter}`) ?? '').split(' ').includes(value),
    );
    const reads = words.every((word) => fold(item.textContent).includes(word));
    item.hidden = words.length > 0 && known?.found ? !isResult : isResult || !fits || !reads;
  }

  const own = items.filter((item) => !('result' in item.dataset)).length;
  const total = Number(root.dataset.total ?? own);
  const shown = items.filter((item) => !item.hidden).length;
  const waiting = words.length > 0 && !known?.found;
  const here = wanted.size === 0 ? total : own < total ? counted : shown;
  const matching = known?.matching ?? (waiting ? Number.POSITIVE_INFINITY : here);
  root.toggleAttribute('data-hurry', !known && (waiting || shown < Math.min(matching, own)));
  root.toggleAttribute('data-known', known !== undefined);

  for (const empty of all('[data-empty]')) empty.hidden = matching > 0;
  for (const more of all('[data-more]')) more.hidden = known ? !known.more : waiting || shown >= matching;
  for (const status of all('[data-status]')) {
    const { status: complete, part, loading } = status.dataset;
    const isPart = shown < matching && matching < total;
    const isLoading = waiting && (known?.busy ?? true);
    const text = ((isLoading && loading) || (isPart && part) || complete || '')
      .replace('{shown}', String(shown))
      .replace('{matching}', String(matching))
      .replace('{total}', String(total));
    if (status.textContent !== text) status.textContent = text;
  }
}
