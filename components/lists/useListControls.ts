import { useEffect } from 'react';
import { readQuery, watchQuery, writeQuery } from '@/lib/lists/query';

/** How long a pause in typing makes what was typed a search. */
const PAUSE = 200;

/**
 * Makes a list's filter links and its search box work in place, with the address in step. `id` names the list's
 * element; `onSearch` is called when the box is about to be used.
 */
export function useListControls(id: string, onSearch: () => void): void {
  useEffect(() => {
    const root = document.getElementById(id);
    const input = root?.querySelector<HTMLInputElement>('[data-search] input');
    let pause: ReturnType<typeof setTimeout> | undefined;

    const choose = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || !('filter' in link.dataset || 'clear' in link.dataset)) return;
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      writeQuery(link.search, 'push');
    };
    const search = () => {
      clearTimeout(pause);
      pause = undefined;
      const typed = input?.value.trim() ?? '';
      const before = queryOf(readQuery());
      if (typed === before) return;
      const parameters = new URLSearchParams(readQuery());
      if (typed === '') parameters.delete('q');
      else parameters.set('q', typed);
      const query = parameters.toString();
      // One step of the history for a search, not one for each letter.
      writeQuery(query && `?${query}`, typed === '' || before === '' ? 'push' : 'replace');
    };
    const wait = () => {
      clearTimeout(pause);
      pause = setTimeout(search, PAUSE);
    };
    const searchAtOnce = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.isComposing) search();
    };
    const follow = () => {
      if (input && pause === undefined && input.value.trim() !== queryOf(readQuery())) {
        input.value = queryOf(readQuery());
      }
    };

    root?.addEventListener('click', choose);
    input?.addEventListener('focus', onSearch);
    input?.addEventListener('input', wait);
    input?.addEventListener('keydown', searchAtOnce);
    const unwatch = watchQuery(follow);
    if (input && document.activeElement === input) onSearch();
    // What was typed before this was there is a search too; the address's own query is the box's default. Not at once:
    // the router, which listens a moment later, would take the new entry of the history for a step to another page.
    if (input && input.value !== input.defaultValue) wait();
    else follow();
    return () => {
      clearTimeout(pause);
      root?.removeEventListener('click', choose);
      input?.removeEventListener('focus', onSearch);
      input?.removeEventListener('input', wait);
      input?.removeEventListener('keydown', searchAtOnce);
      unwatch();
    };
  }, [id, onSearch]);
}

function queryOf(search: string): string {
  return new URLSearchParams(search).get('q')?.trim() ?? '';
}
