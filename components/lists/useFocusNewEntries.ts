import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the first entry added by Load more: to its heading, or the link in it. Returns a function to
 * call before more entries are requested. `fetchedIds` are the ids of the fetched entries.
 */
export function useFocusNewEntries(
  root: RefObject<HTMLElement | null>,
  fetchedIds: readonly string[],
): () => void {
  const pending = useRef<{ focusedBefore: Element | null; knownIds: ReadonlySet<string> }>(undefined);

  useLayoutEffect(() => {
    if (!pending.current) return;
    const { focusedBefore, knownIds } = pending.current;
    const first = fetchedIds.find((id) => !knownIds.has(id));
    if (first === undefined) return;
    pending.current = undefined;
    // The visitor may have moved the focus in the meantime.
    if (document.activeElement !== focusedBefore && document.activeElement !== document.body) return;
    const items = root.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [];
    const item = [...items].find(({ hidden, dataset }) => !hidden && dataset.item === first);
    const heading = item?.querySelector<HTMLElement>('h3');
    const link = heading?.querySelector('a');
    if (heading && !link) heading.tabIndex = -1;
    (link ?? heading)?.focus();
  });

  return () => {
    pending.current = { focusedBefore: document.activeElement, knownIds: new Set(fetchedIds) };
  };
}
