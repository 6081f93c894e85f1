import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Field } from '@/components/ui/Field';
import { prefetchIndex } from '@/lib/browser/lists/fetchEntries';
import type { ListSummary } from '@/lib/browser/lists/listTypes';
import { getSearchQuery, MAX_QUERY_LENGTH, setFilter } from '@/lib/browser/lists/listView';
import { subscribeToQuery, writeQuery } from '@/lib/browser/lists/urlQuery';
import styles from './List.module.css';

/** Time without input after which the search starts. */
const DEBOUNCE_MS = 200;

/** The search box of a list. It also searches for text that was typed before hydration. */
export function ListSearch({ list, label }: { list: ListSummary; label: ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isComposing = useRef(false);

  const search = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const typed = input.current?.value.trim() ?? '';
    const current = getSearchQuery(location.search);
    if (typed === current) return;
    // One history entry per search, not per letter.
    writeQuery(setFilter(location.search, 'q', typed), typed && current ? 'replace' : 'push');
  };
  const scheduleSearch = () => {
    clearTimeout(timer.current);
    if (!isComposing.current) timer.current = setTimeout(search, DEBOUNCE_MS);
  };
  const searchOnEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && !isComposing.current) search();
  };
  // The search does not start during the composition of an input method.
  const startComposition = () => {
    isComposing.current = true;
    clearTimeout(timer.current);
  };
  const endComposition = () => {
    isComposing.current = false;
    scheduleSearch();
  };
  // Errors are ignored: the search requests the file again and reports errors.
  const prefetch = () => prefetchIndex(list).catch(() => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for text typed before hydration
  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const showUrlQuery = () => {
      const query = getSearchQuery(location.search);
      if (timer.current === undefined && !isComposing.current && box.value.trim() !== query)
        box.value = query;
    };
    if (document.activeElement === box) void prefetch();
    // `applyUrlFilters` has set the default value to the query of the URL. The visitor typed any other value.
    if (box.value !== box.defaultValue) scheduleSearch();
    else showUrlQuery();
    const unsubscribe = subscribeToQuery(showUrlQuery);
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
    };
  }, []);

  return (
    // biome-ignore lint/a11y/noRedundantRoles: browsers before 2023 do not support the element
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
