import {
  addLink,
  addScript,
  fadeInOnScroll,
  hydrateIslands,
  onPointerOrFocus,
  prefetchLinks,
} from 'static-islands/client';
import { applyUrlFilters } from '@/lib/browser/lists/applyUrlFilters';
import { redirectToEntryPage } from '@/lib/browser/lists/redirectToEntryPage';
import { getManifestPath } from '@/lib/i18n/paths';
import { embedOnClick } from '../core/embedOnClick';
import { readLocalStorage } from '../core/readLocalStorage';
import { showIslandError } from '../core/showIslandError';
import { showLanguageHint } from '../core/showLanguageHint';
import { STORED_DRAFT } from '../protocol';

/** The URL of the script for tools, inlined by the bundler; empty under `npm run dev`. */
declare const TOOL_SCRIPT: string;

/** The site script, shared by all pages: everything except islands and the code that runs before first paint. */
applyUrlFilters();
redirectToEntryPage();
hydrateIslands({ onError: showIslandError, hasDraft: () => Boolean(readLocalStorage(STORED_DRAFT)) });
fadeInOnScroll();
showLanguageHint();
embedOnClick();
prefetchLinks();
onPointerOrFocus((target) => target.closest('[data-tool]') && addScript(TOOL_SCRIPT));
// Not in the HTML: browsers would fetch the manifest along with the resources needed for first paint.
addLink('manifest', getManifestPath());
