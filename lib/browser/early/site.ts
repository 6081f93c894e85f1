import { manifestPath } from '@/lib/shared/manifestPath';
import { addLink } from './addLink';
import { applyAddress } from './applyAddress';
import { fadeInOnScroll } from './fadeInOnScroll';
import { leadToEntry } from './leadToEntry';
import { offerLanguage } from './offerLanguage';
import { prefetchLinks } from './prefetchLinks';
import { wakeIslands } from './wakeIslands';

/** What pages do apart from islands and what the first paint needs: one file for all of them. */
applyAddress();
leadToEntry();
wakeIslands();
fadeInOnScroll();
offerLanguage();
prefetchLinks();
// Not in the head, where browsers fetch it with what the first paint needs.
addLink('manifest', manifestPath);
