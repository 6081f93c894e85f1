import { manifestPath } from '@/lib/shared/manifestPath';
import { addLink } from './addLink';
import { applyUrlFilters } from './applyUrlFilters';
import { fadeInOnScroll } from './fadeInOnScroll';
import { hydrateIslands } from './hydrateIslands';
import { prefetchLinks } from './prefetchLinks';
import { redirectToEntryPage } from './redirectToEntryPage';
import { showLanguageHint } from './showLanguageHint';

/** The site script, shared by all pages: everything except islands and the code that runs before first paint. */
applyUrlFilters();
redirectToEntryPage();
hydrateIslands();
fadeInOnScroll();
showLanguageHint();
prefetchLinks();
// Not in the HTML: browsers would fetch the manifest along with the resources needed for first paint.
addLink('manifest', manifestPath);
