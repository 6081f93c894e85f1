import type { Hydrate } from '../hydrate/createHydrator';
import { addLink } from './addLink';
import {
  DEFERRED_CLICK,
  ISLAND,
  ISLAND_DRAFT,
  ISLAND_MODULES,
  ISLAND_PARAMETERS,
  ISLAND_PROPS,
} from './attributes';
import { isPlainClick } from './isPlainClick';
import { onPointerOrFocus } from './onPointerOrFocus';
import { PENDING_ISLAND } from './pendingIsland';
import { trackPresses, waitForPressEnd } from './waitForPressEnd';

type HydrateOptions = {
  /** Called if the files of an island cannot be loaded, or if its component fails during or after hydration. */
  onError: (island: Element, error: unknown) => void;
  /** Returns true if the visitor has a draft for the islands that are rendered with `usesDraft`. */
  hasDraft: () => boolean;
};

/** Time for hydration after a deferred click or submit. After this time, the browser handles the event natively. */
const HYDRATION_TIMEOUT_MS = 10_000;

/** Hydrations by island, both pending and finished. */
const hydrations = new Map<Element, Promise<void>>();

/** The link that was followed last; null after another click. Following a link makes Firefox abort requests. */
let lastFollowedLink: Element | null;

/**
 * Hydrates an island when a visitor touches, hovers over or focuses it, or at once if the URL or a draft requires it.
 * Submits, and clicks on controls marked with `DEFERRED_CLICK`, are deferred until the island is hydrated and then
 * repeated. If hydration fails, the browser handles them natively.
 */
export function hydrateIslands(options: HydrateOptions): void {
  trackPresses();
  trackCompositions();
  onPointerOrFocus((target) => {
    const island = target.closest(PENDING_ISLAND);
    if (island) tryToHydrate(island, options);
  });

  addEventListener('click', ({ target, defaultPrevented }) => {
    lastFollowedLink = defaultPrevented ? null : (target as Element).closest('a');
  });
  const defer = (event: Event) => deferUntilHydrated(event, options);
  addEventListener('click', defer, true);
  addEventListener('submit', defer, true);

  const hydrateRequiredIslands = () => {
    for (const island of document.querySelectorAll(`[${ISLAND_MODULES}]`)) {
      if (isRequiredAtOnce(island, options)) tryToHydrate(island, options);
    }
  };
  hydrateRequiredIslands();
  addEventListener('DOMContentLoaded', hydrateRequiredIslands);
}

function deferUntilHydrated(event: Event, options: HydrateOptions): void {
  const isSubmit = event.type === 'submit';
  const selector = isSubmit ? 'form' : `[${DEFERRED_CLICK}]`;
  const control = (event.target as Element).closest(selector);
  const island = control?.closest(PENDING_ISLAND);
  if (!control || !island || !isPlainClick(event as MouseEvent)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (control.hasAttribute('aria-busy')) return;
  control.setAttribute('aria-busy', 'true');
  const index = [...island.querySelectorAll(selector)].indexOf(control);
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, HYDRATION_TIMEOUT_MS));
  Promise.race([hydrate(island, options), timeout])
    .then(
      () => {
        // Hydration may have replaced the control.
        const currentControl = island.querySelectorAll(selector)[index] as HTMLFormElement;
        if (!isSubmit) currentControl.click();
        // `requestSubmit` is missing in Safari 15.
        else if (currentControl.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
          currentControl.submit();
      },
      () => {
        if (isSubmit) (control as HTMLFormElement).submit();
        else location.assign((control as HTMLAnchorElement).href);
      },
    )
    .finally(() => control.removeAttribute('aria-busy'));
}

/** Hydrates an island. Ignores an error, which `hydrate` has already reported. */
function tryToHydrate(element: Element, options: HydrateOptions): void {
  hydrate(element, options).catch(() => {});
}

function hydrate(element: Element, options: HydrateOptions): Promise<void> {
  const existing = hydrations.get(element);
  if (existing) return existing;
  const hydration = loadIsland(element, options).catch((error: unknown) => {
    // The request was probably aborted by a navigation: allow another attempt if the page remains or is restored.
    if (lastFollowedLink) hydrations.delete(element);
    else options.onError(element, error);
    throw error;
  });
  hydrations.set(element, hydration);
  return hydration;
}

async function loadIsland(element: Element, { onError }: HydrateOptions): Promise<void> {
  const readAttribute = (name: string) => element.getAttribute(name) ?? '';
  const modules = readAttribute(ISLAND_MODULES).split(' ');
  // Without preloads, imports would be requested only after the module has been loaded.
  for (const href of modules) addLink('modulepreload', href);
  const [islands, props] = await Promise.all([
    import(modules[0] ?? '') as Promise<Record<string, Hydrate>>,
    fetch(readAttribute(ISLAND_PROPS)).then((response) => response.json()),
  ]);
  // Hydration may replace elements, which would abort a press or composition in them.
  await waitForCompositionEnd();
  await waitForPressEnd();
  await islands[readAttribute(ISLAND)]?.(element, props, onError);
}

/** True if the URL or a draft requires the island. */
function isRequiredAtOnce(element: Element, { hasDraft }: HydrateOptions): boolean {
  const query = new URLSearchParams(location.search);
  const parameters = element.getAttribute(ISLAND_PARAMETERS)?.split(' ');
  return parameters?.some((name) => query.has(name)) || (element.hasAttribute(ISLAND_DRAFT) && hasDraft());
}

let isComposing = false;

/** Starts to track compositions of an input method. */
function trackCompositions(): void {
  addEventListener('compositionstart', () => (isComposing = true), true);
  addEventListener('compositionend', () => (isComposing = false), true);
}

async function waitForCompositionEnd(): Promise<void> {
  while (isComposing) await new Promise((resolve) => setTimeout(resolve, 50));
}
