import { manifestPath } from '@/lib/shared/manifestPath';
import { addLink } from './addLink';
import { applyUrlFilters } from './applyUrlFilters';
import { fadeInOnScroll } from './fadeInOnScroll';
import { hydrateIslands } from './hydrateIslands';
import { prefetchLinks } from './prefetchLinks';
import { redirectToEntryPage } from './redirectToEntryPage';
import { showLanguageHint } from './showLanguageHint';

/** What pages do apart from islands and what the first paint needs: one file for all of them. */
applyUrlFilters();
redirectToEntryPage();
hydrateIslands();
fadeInOnScroll();
showLanguageHint();
prefetchLinks();
// Not in the head, where browsers fetch it with what the first paint needs.
addLink('manifest', manifestPath);
