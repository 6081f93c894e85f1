import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Puts the focus on the first entry that Load more has brought: on its heading, or the link in it. Returns what notes
 * that more was asked for. `further` are the ids of the entries that were fetched.
 */
export function useFocusNewEntries(
  root: RefObject<HTMLElement | null>,
  further: readonly string[],
): () => void {
  const asked = useRef<{ from: Element | null; before: ReadonlySet<string> }>(undefined);

  useLayoutEffect(() => {
    if (!asked.current) return;
    const { from, before } = asked.current;
    const first = further.find((id) => !before.has(id));
    if (first === undefined) return;
    asked.current = undefined;
    // Whoever has gone elsewhere in the meantime stays there.
    if (document.activeElement !== from && document.activeElement !== document.body) return;
    const items = root.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [];
    const item = [...items].find(({ hidden, dataset }) => !hidden && dataset.item === first);
    const heading = item?.querySelector<HTMLElement>('h3');
    const link = heading?.querySelector('a');
    if (heading && !link) heading.tabIndex = -1;
    (link ?? heading)?.focus();
  });

  return () => {
    asked.current = { from: document.activeElement, before: new Set(further) };
  };
}
