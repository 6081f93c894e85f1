import { ISLAND_MODULES, PAGE_QUERY } from '../protocol';
import { addScript } from './addScript';
import { whenUsed } from './whenUsed';

/** The address of the site's script, filled in when this one is bundled; empty under `npm run dev`. */
declare const SITE_SCRIPT: string;

/**
 * Loads the site's script: at once where the address has a query, which lists wait for; after the first
 * paint where the page has islands, so that a first tap finds it; else at the first sign of a visitor, because a page that
 * is only looked at needs none.
 */
export function loadSiteScript(): void {
  let isLoaded = SITE_SCRIPT === '';
  const load = () => {
    if (isLoaded) return;
    isLoaded = true;
    addScript(SITE_SCRIPT).onerror = () => document.documentElement.removeAttribute(PAGE_QUERY);
  };
  if (location.search) load();
  addEventListener('DOMContentLoaded', () => {
    // Once a frame is painted: what the first paint needs does not share the line with it.
    if (document.querySelector(`[${ISLAND_MODULES}]`)) requestAnimationFrame(() => setTimeout(load));
  });
  whenUsed(load);
}
