import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus within a list: to the first entry that Load more adds, and from a control that has been hidden to a
 * visible one. `fetchedEntries` are the entries fetched so far. Returns a function to call before more entries are
 * requested.
 */
export function useListFocus(
  root: RefObject<HTMLElement | null>,
  fetchedEntries: readonly { id: string }[],
): () => void {
  const request = useRef<{ focused: Element | null; fetchedIds: ReadonlySet<string> }>(undefined);

  useLayoutEffect(() => {
    if (!request.current) return;
    const { focused, fetchedIds } = request.current;
    const firstAdded = fetchedEntries.find(({ id }) => !fetchedIds.has(id));
    if (firstAdded === undefined) return;
    request.current = undefined;
    // The visitor may have moved the focus during the request.
    if (document.activeElement !== focused && document.activeElement !== document.body) return;
    focusEntry(root.current, firstAdded.id);
  });

  useLayoutEffect(() => {
    if (root.current) moveHiddenFocus(root.current);
  });

  return () => {
    request.current = {
      focused: document.activeElement,
      fetchedIds: new Set(fetchedEntries.map(({ id }) => id)),
    };
  };
}

/** Focuses the heading of an entry, or the link in its heading. */
function focusEntry(root: HTMLElement | null, id: string): void {
  const items = root?.querySelectorAll<HTMLElement>('[data-item]') ?? [];
  const item = [...items].find(({ hidden, dataset }) => !hidden && dataset.item === id);
  const heading = item?.querySelector<HTMLElement>('h3');
  const link = heading?.querySelector('a');
  if (heading && !link) heading.tabIndex = -1;
  (link ?? heading)?.focus();
}

/** If the focused control of a list is hidden, focuses the message at the end of the list or the active filter. */
function moveHiddenFocus(root: HTMLElement): void {
  const active = document.activeElement;
  if (!root.contains(active) || !active?.closest('[hidden]')) return;
  const endMessage = active.closest('[data-empty]') ? null : root.querySelector<HTMLElement>('[data-end]');
  const filter = root.querySelector<HTMLElement>('[data-filter][aria-current]');
  (endMessage ?? filter)?.focus();
}
