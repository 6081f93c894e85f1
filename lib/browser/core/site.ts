import { addLink, hydrateIslands } from 'static-islands/client';
import { manifestPath } from '@/lib/shared/manifestPath';
import { STORED_DRAFT } from '../protocol';
import { addScript } from './addScript';
import { applyUrlFilters } from './applyUrlFilters';
import { fadeInOnScroll } from './fadeInOnScroll';
import { prefetchLinks } from './prefetchLinks';
import { readLocalStorage } from './readLocalStorage';
import { redirectToEntryPage } from './redirectToEntryPage';
import { showIslandError } from './showIslandError';
import { showLanguageHint } from './showLanguageHint';

/** The URL of the chat script, inlined by the bundler; empty under `npm run dev`. */
declare const CHAT_SCRIPT: string;

/** The site script, shared by all pages: everything except islands and the code that runs before first paint. */
applyUrlFilters();
redirectToEntryPage();
hydrateIslands({ onError: showIslandError, hasDraft: () => Boolean(readLocalStorage(STORED_DRAFT)) });
fadeInOnScroll();
showLanguageHint();
prefetchLinks();
if (CHAT_SCRIPT && document.querySelector('[data-copy]')) addScript(CHAT_SCRIPT);
// Not in the HTML: browsers would fetch the manifest along with the resources needed for first paint.
addLink('manifest', manifestPath);
