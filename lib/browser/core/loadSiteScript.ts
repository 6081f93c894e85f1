import { ISLAND_MODULES, PAGE_QUERY } from '../protocol';
import { addScript } from './addScript';

/** The address of the site's script, filled in when this one is bundled; empty under `npm run dev`. */
declare const SITE_SCRIPT: string;

let isLoaded = SITE_SCRIPT === '';

/** Loads the site's script, once. A page that is only looked at needs none. */
export function loadSiteScript(): void {
  if (isLoaded) return;
  isLoaded = true;
  addScript(SITE_SCRIPT).onerror = () => document.documentElement.removeAttribute(PAGE_QUERY);
}

/**
 * Loads the site's script before any sign of a visitor: at once where the address has a query, which lists wait for;
 * after the first paint where the page has islands, so that a first tap finds it.
 */
export function loadSiteScriptIfNeeded(): void {
  if (location.search) loadSiteScript();
  addEventListener('DOMContentLoaded', () => {
    // Once a frame is on the screen: what the first paint needs does not share the line with it.
    if (document.querySelector(`[${ISLAND_MODULES}]`))
      new PerformanceObserver(loadSiteScript).observe({ type: 'paint', buffered: true });
  });
}
