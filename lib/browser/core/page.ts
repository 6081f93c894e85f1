import type { Tracker } from '@/lib/shared/analytics/getTracker';
import { handleLinkClicks } from './handleLinkClicks';
import { handleMenu } from './handleMenu';
import { restoreAfterReload } from './loadRecoveryScript';
import { loadSiteScript, loadSiteScriptIfNeeded } from './loadSiteScript';
import { loadTypeface } from './loadTypeface';
import { markScrolled } from './markScrolled';
import { onFirstInteraction } from './onFirstInteraction';
import { openTargetDetails } from './openTargetDetails';
import { recordAttribution } from './recordAttribution';
import { setDocumentAttributes } from './setDocumentAttributes';
import { startAnalytics } from './startAnalytics';

/** The configured analytics service, inlined by the bundler. If undefined, the analytics code is dropped. */
declare const TRACKER: Tracker | undefined;

/** The script in the head of every page. It runs before the body is parsed. */
setDocumentAttributes();
markScrolled();
handleMenu();
handleLinkClicks();
openTargetDetails();
loadSiteScriptIfNeeded();
restoreAfterReload();
onFirstInteraction(() => {
  loadSiteScript();
  // Not before the first paint, because reading storage from the disk would delay the paint.
  recordAttribution();
  loadTypeface();
  if (TRACKER) startAnalytics(TRACKER);
});
