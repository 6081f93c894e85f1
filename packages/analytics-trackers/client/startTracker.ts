import type { Tracker } from '../analyticsServices';

/** Adds the script of a tracker to the page. For browsers. */
export function startTracker({ src, attributes, globals }: Tracker): void {
  Object.assign(window, globals);
  const script = document.createElement('script');
  script.src = src;
  for (const name in attributes) script.setAttribute(name, attributes[name] ?? '');
  document.head.append(script);
}
