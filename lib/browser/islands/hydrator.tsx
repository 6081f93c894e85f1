import { type ComponentType, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { unpackProps } from '@/lib/shared/islandProps';
import { failIsland } from '../pages/failIsland';
import { putBackTyped, readTyped } from '../pages/typed';
import { ISLAND_HYDRATED } from '../protocol';

/** Hydrates an island with its packed props. Settles once the component has taken the element over, or has failed. */
export type Hydrate = (element: Element, props: unknown) => Promise<void>;

/**
 * How an island's module hydrates: with the component that the server has rendered into the element. Where the component
 * fails, then or later, the element gets back what the page was delivered with, whose links and forms work by themselves,
 * and with it what was typed into it.
 */
export function hydrator<P extends object>(Component: ComponentType<P>): Hydrate {
  return (element, props) =>
    new Promise((resolve, reject) => {
      const delivered = [...element.childNodes];
      const focused = document.activeElement;
      // A browser that translates the page wraps its texts, and the component then draws the island anew.
      const typed = element.querySelector('font') ? readTyped() : undefined;
      const finish = () => {
        if (typed) putBackTyped(typed);
        element.setAttribute(ISLAND_HYDRATED, '');
        resolve();
      };
      const giveBack = (error: unknown) => {
        const wasHydrated = element.hasAttribute(ISLAND_HYDRATED);
        element.removeAttribute(ISLAND_HYDRATED);
        element.replaceChildren(...delivered);
        if (element.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true });
        if (wasHydrated) failIsland(element, error);
        else reject(error);
      };
      hydrateRoot(
        element,
        <>
          <Component {...(unpackProps(props) as P)} />
          <Hydrated onHydrated={finish} />
        </>,
        { onUncaughtError: giveBack, ...(typed && { onRecoverableError: () => {} }) },
      );
    });
}

function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useLayoutEffect(onHydrated, []);
  return null;
}
