import { type ComponentType, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { unpackProps } from '@/lib/shared/islandProps';
import { showIslandError } from '../pages/showIslandError';
import { ISLAND_HYDRATED, ISLAND_REPLACED } from '../protocol';
import { carryState, type LiveState, readLiveState } from './carryState';

/** Hydrates an island with its packed props. Settles once the component has taken the element over, or has failed. */
export type Hydrate = (element: Element, props: unknown) => Promise<void>;

/**
 * Creates the function that hydrates an island with the component that the server has rendered into its element. If a
 * browser extension or a translation has changed the markup, React replaces it, and what the visitor has done in it is
 * carried over. If the component fails, then or later, the element gets back the markup of the page, whose links and
 * forms work without scripts.
 */
export function createHydrator<P extends object>(Component: ComponentType<P>): Hydrate {
  return (element, props) =>
    new Promise((resolve, reject) => {
      const delivered = [...element.childNodes];
      const focused = document.activeElement;
      let live: LiveState | undefined;
      let replacement: Node[] | undefined;
      const finish = () => {
        if (!delivered.some((node) => element.contains(node))) {
          replacement = [...element.childNodes];
          carryState(delivered, element, live);
        }
        element.toggleAttribute(ISLAND_REPLACED, replacement !== undefined);
        element.setAttribute(ISLAND_HYDRATED, '');
        resolve();
      };
      const giveBack = (error: unknown) => {
        const wasHydrated = element.hasAttribute(ISLAND_HYDRATED);
        element.removeAttribute(ISLAND_HYDRATED);
        element.replaceChildren(...delivered);
        if (replacement) carryState(replacement, element);
        if (element.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true });
        if (wasHydrated) showIslandError(element, error);
        else reject(error);
      };
      ignoreCompositions(element);
      hydrateRoot(
        element,
        <>
          <Component {...(unpackProps(props) as P)} />
          <Hydrated
            onRender={() => {
              live = readLiveState(element);
            }}
            onHydrated={finish}
          />
        </>,
        // React reports markup that it replaces, which is not an error: `ISLAND_REPLACED` shows it.
        { onUncaughtError: giveBack, onRecoverableError: () => {} },
      );
    });
}

/** The last child of the island. React renders it in the task in which it replaces markup that does not match. */
function Hydrated({ onRender, onHydrated }: { onRender: () => void; onHydrated: () => void }) {
  onRender();
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once
  useLayoutEffect(onHydrated, []);
  return null;
}

/** Keeps the text of an unfinished composition from the component, which receives it once it is committed. */
function ignoreCompositions(element: Element): void {
  const ignore = (event: Event) => {
    if ((event as InputEvent | KeyboardEvent).isComposing) event.stopImmediatePropagation();
  };
  for (const type of ['keydown', 'input']) element.addEventListener(type, ignore, true);
  element.addEventListener('compositionend', ({ target }) =>
    target?.dispatchEvent(new Event('input', { bubbles: true })),
  );
}
