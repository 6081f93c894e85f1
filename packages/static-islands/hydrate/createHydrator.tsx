import { type ComponentType, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ISLAND_HYDRATED, ISLAND_REPLACED } from '../client/attributes';
import { unpackProps } from '../islandProps';
import { carryState, type LiveState, readLiveState } from './carryState';

/**
 * Hydrates an island with its packed props. Resolves once the component is hydrated; rejects if it fails. Calls
 * `onError` if it fails later.
 */
export type Hydrate = (
  element: Element,
  props: unknown,
  onError: (element: Element, error: unknown) => void,
) => Promise<void>;

/**
 * Creates the function that hydrates an island whose element contains the server-rendered component. If a browser
 * extension or a translation has changed the markup, React replaces it; the visitor's input is carried over. If the
 * component fails, during or after hydration, the original markup is restored; its links and forms work without
 * scripts.
 */
export function createHydrator<P extends object>(Component: ComponentType<P>): Hydrate {
  return (element, props, onError) =>
    new Promise((resolve, reject) => {
      const originalNodes = [...element.childNodes];
      const focused = document.activeElement;
      let liveState: LiveState | undefined;
      let replacementNodes: Node[] | undefined;
      const handleHydration = () => {
        if (!originalNodes.some((node) => element.contains(node))) {
          replacementNodes = [...element.childNodes];
          carryState(originalNodes, element, liveState);
        }
        element.toggleAttribute(ISLAND_REPLACED, replacementNodes !== undefined);
        element.setAttribute(ISLAND_HYDRATED, '');
        resolve();
      };
      const restoreMarkup = (error: unknown) => {
        const wasHydrated = element.hasAttribute(ISLAND_HYDRATED);
        element.removeAttribute(ISLAND_HYDRATED);
        element.replaceChildren(...originalNodes);
        if (replacementNodes) carryState(replacementNodes, element);
        if (element.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true });
        if (wasHydrated) onError(element, error);
        else reject(error);
      };
      ignoreCompositions(element);
      hydrateRoot(
        element,
        <>
          <Component {...(unpackProps(props) as P)} />
          <HydrationObserver
            onRender={() => {
              liveState = readLiveState(element);
            }}
            onHydrated={handleHydration}
          />
        </>,
        // React reports replaced markup as a recoverable error; `ISLAND_REPLACED` already records it.
        { onUncaughtError: restoreMarkup, onRecoverableError: () => {} },
      );
    });
}

/** Rendered as the island's last child, in the same task in which React replaces markup that does not match. */
function HydrationObserver({ onRender, onHydrated }: { onRender: () => void; onHydrated: () => void }) {
  onRender();
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once
  useLayoutEffect(onHydrated, []);
  return null;
}

/**
 * Hides the input events of an unfinished composition from the component. It gets one `input` event when the text is
 * committed.
 */
function ignoreCompositions(element: Element): void {
  const ignore = (event: Event) => {
    if ((event as InputEvent | KeyboardEvent).isComposing) event.stopImmediatePropagation();
  };
  for (const type of ['keydown', 'input']) element.addEventListener(type, ignore, true);
  element.addEventListener('compositionend', ({ target }) =>
    target?.dispatchEvent(new Event('input', { bubbles: true })),
  );
}
