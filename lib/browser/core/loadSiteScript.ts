import { addScript } from 'static-islands/client';
import { ISLAND_MODULES, PAGE_HAS_QUERY } from '../protocol';

/** The URL of the site script, inlined by the bundler; empty under `npm run dev`. */
declare const SITE_SCRIPT: string;

let isLoaded = SITE_SCRIPT === '';

/** Loads the site script, once. Pages work without it until the first interaction. */
export function loadSiteScript(): void {
  if (isLoaded) return;
  isLoaded = true;
  addScript(SITE_SCRIPT).onerror = () => document.documentElement.removeAttribute(PAGE_HAS_QUERY);
}

/**
 * Loads the site script before any interaction: at once if the URL has a query, because lists stay invisible until the
 * query is applied; after first paint if the page has islands, so that the script is ready for the first tap.
 */
export function loadSiteScriptIfNeeded(): void {
  if (location.search) loadSiteScript();
  addEventListener('DOMContentLoaded', () => {
    // After first paint, so that the script does not compete for bandwidth with critical resources.
    if (document.querySelector(`[${ISLAND_MODULES}]`))
      new PerformanceObserver(loadSiteScript).observe({ type: 'paint', buffered: true });
  });
}
