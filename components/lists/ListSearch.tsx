import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Field } from '@/components/ui/Field';
import { subscribeToQuery, writeQuery } from '@/lib/browser/lists/query';
import type { ListSummary } from '@/lib/shared/lists/ListSummary';
import { MAX_QUERY_LENGTH } from '@/lib/shared/lists/parseListView';
import styles from './List.module.css';

/** How long a pause in typing makes what was typed a search, in milliseconds. */
const DEBOUNCE_MS = 200;

/** The search box of a list. What was typed before it was hydrated is a search too. */
export function ListSearch({ list, label }: { list: ListSummary; label: ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isComposing = useRef(false);

  const search = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const typed = input.current?.value.trim() ?? '';
    const current = getQueryParam(location.search);
    if (typed === current) return;
    const parameters = new URLSearchParams(location.search);
    if (typed === '') parameters.delete('q');
    else parameters.set('q', typed);
    // One step of the history for a search, not one for each letter.
    writeQuery(`?${parameters}`, typed === '' || current === '' ? 'push' : 'replace');
  };
  const scheduleSearch = () => {
    clearTimeout(timer.current);
    if (!isComposing.current) timer.current = setTimeout(search, DEBOUNCE_MS);
  };
  const searchOnEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && !isComposing.current) search();
  };
  // The text of an unfinished composition is not a search.
  const startComposition = () => {
    isComposing.current = true;
    clearTimeout(timer.current);
  };
  const endComposition = () => {
    isComposing.current = false;
    scheduleSearch();
  };
  // A failure is no trouble yet: the search itself tries again, and says so.
  const prefetch = () => {
    import('@/lib/browser/search/findEntries')
      .then(({ prefetchIndex }) => prefetchIndex(list))
      .catch(() => {});
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what happened before it was hydrated
  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const syncBox = () => {
      const query = getQueryParam(location.search);
      if (timer.current === undefined && !isComposing.current && box.value.trim() !== query)
        box.value = query;
    };
    if (document.activeElement === box) prefetch();
    // The address's own query is the box's default: anything else was typed.
    if (box.value !== box.defaultValue) scheduleSearch();
    else syncBox();
    const unsubscribe = subscribeToQuery(syncBox);
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
    };
  }, []);

  return (
    // biome-ignore lint/a11y/noRedundantRoles: browsers before 2023 do not know the element
    <search className={styles.search} role="search" aria-labelledby={`${list.id}-search-label`}>
      <Field id={`${list.id}-search`} label={label}>
        <input
          id={`${list.id}-search`}
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MAX_QUERY_LENGTH}
          onFocus={prefetch}
          onInput={scheduleSearch}
          onCompositionStart={startComposition}
          onCompositionEnd={endComposition}
          onKeyDown={searchOnEnter}
        />
      </Field>
    </search>
  );
}

function getQueryParam(search: string): string {
  return new URLSearchParams(search).get('q')?.slice(0, MAX_QUERY_LENGTH).trim() ?? '';
}
