import type { Hydrate } from '../islands/createHydrator';
import { showIslandError } from '../pages/showIslandError';
import { PENDING_ISLAND } from '../pendingIsland';
import {
  DEFERRED_CLICK,
  ISLAND,
  ISLAND_DRAFT,
  ISLAND_MODULES,
  ISLAND_PARAMETERS,
  ISLAND_PROPS,
  ISLAND_STYLES,
  STORED_DRAFT,
} from '../protocol';
import { addLink } from './addLink';
import { trackInput, untilInputEnds } from './inputInProgress';
import { isPlainClick } from './isPlainClick';
import { onPointerOrFocus } from './onPointerOrFocus';
import { readLocalStorage } from './readLocalStorage';

/** How long a click or a submission waits for its island, in milliseconds, before the browser does it natively. */
const HYDRATION_TIMEOUT_MS = 10_000;

/** The islands on their way, and those that are there. */
const hydrating = new Map<Element, Promise<void>>();

/** The link of the last click, if it was on one: Firefox then cuts off what the page still loads. */
let lastClickedLink: Element | null;

/**
 * Hydrates an island when a visitor touches it, points at it or focuses it, or when the address or a draft needs it. A
 * submission, and a click on a control that says so, wait for the island and are then repeated; where it does not come,
 * they take their native way.
 */
export function hydrateIslands(): void {
  trackInput();
  onPointerOrFocus((target) => {
    const touched = target.closest(PENDING_ISLAND);
    if (touched) tryToHydrate(touched);
  });

  addEventListener('click', ({ target }) => {
    lastClickedLink = (target as Element).closest('a');
  });
  addEventListener('click', deferUntilHydrated, true);
  addEventListener('submit', deferUntilHydrated, true);

  const wakeNeeded = () => {
    for (const found of document.querySelectorAll(`[${ISLAND_MODULES}]`)) {
      if (isNeeded(found)) tryToHydrate(found);
    }
  };
  wakeNeeded();
  addEventListener('DOMContentLoaded', wakeNeeded);
}

function deferUntilHydrated(event: Event): void {
  const isSubmit = event.type === 'submit';
  const selector = isSubmit ? 'form' : `[${DEFERRED_CLICK}]`;
  const control = (event.target as Element).closest(selector);
  const touched = control?.closest(PENDING_ISLAND);
  if (!control || !touched || !isPlainClick(event as MouseEvent)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (control.hasAttribute('aria-busy')) return;
  control.setAttribute('aria-busy', 'true');
  const patience = new Promise<never>((_, reject) => setTimeout(reject, HYDRATION_TIMEOUT_MS));
  Promise.race([hydrate(touched), patience])
    .then(
      () => {
        // The element is not the same if hydration has replaced the markup of the island.
        const current = touched.querySelector(selector);
        if (isSubmit) submit(current as HTMLFormElement);
        else (current as HTMLElement).click();
      },
      () => {
        if (isSubmit) (control as HTMLFormElement).submit();
        else location.assign((control as HTMLAnchorElement).href);
      },
    )
    .finally(() => control.removeAttribute('aria-busy'));
}

/** As a visitor submits: whoever listens may take it over. `requestSubmit` is missing in Safari 15. */
function submit(form: HTMLFormElement): void {
  if (form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))) form.submit();
}

function tryToHydrate(element: Element): void {
  hydrate(element).catch(() => {});
}

function hydrate(element: Element): Promise<void> {
  const known = hydrating.get(element);
  if (known) return known;
  const coming = load(element).catch((error: unknown) => {
    // A page that stays, or comes back, loads the island when it is touched again.
    if (lastClickedLink) hydrating.delete(element);
    else showIslandError(element, error);
    throw error;
  });
  hydrating.set(element, coming);
  return coming;
}

async function load(element: Element): Promise<void> {
  const value = (name: string) => element.getAttribute(name) ?? '';
  const modules = value(ISLAND_MODULES).split(' ');
  // What a module imports would else be asked for only once the module is there.
  for (const href of modules) addLink('modulepreload', href);
  if (value(ISLAND_STYLES)) addLink('stylesheet', value(ISLAND_STYLES));
  const [islands, props] = await Promise.all([
    import(modules[0] ?? '') as Promise<Record<string, Hydrate>>,
    fetch(value(ISLAND_PROPS)).then((response) => response.json()),
  ]);
  // Hydration may replace the elements of an island, which would end a press or a composition in them.
  await untilInputEnds();
  await islands[value(ISLAND)]?.(element, props);
}

function isNeeded(element: Element): boolean {
  const query = new URLSearchParams(location.search);
  const parameters = element.getAttribute(ISLAND_PARAMETERS)?.split(' ');
  return (
    parameters?.some((name) => query.has(name)) ||
    (element.hasAttribute(ISLAND_DRAFT) && Boolean(readLocalStorage(STORED_DRAFT)))
  );
}
