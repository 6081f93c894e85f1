import type { Tracker } from '@/lib/shared/analytics/getTracker';
import { handleLinkClicks } from './handleLinkClicks';
import { handleMenu } from './handleMenu';
import { restoreAfterReload } from './loadRecoveryScript';
import { loadSiteScript, loadSiteScriptIfNeeded } from './loadSiteScript';
import { loadTypeface } from './loadTypeface';
import { markScrolled } from './markScrolled';
import { onFirstInteraction } from './onFirstInteraction';
import { recordAttribution } from './recordAttribution';
import { setDocumentAttributes } from './setDocumentAttributes';
import { startAnalytics } from './startAnalytics';

/** The service that counts visits, filled in when this script is bundled; without one, nothing of it is in the script. */
declare const TRACKER: Tracker | undefined;

/** The script in the head of every page. It runs before the body is there. */
setDocumentAttributes();
markScrolled();
handleMenu();
handleLinkClicks();
loadSiteScriptIfNeeded();
restoreAfterReload();
onFirstInteraction(() => {
  loadSiteScript();
  // Not before: storage is read from the disk, and the first paint would wait for it.
  recordAttribution();
  loadTypeface();
  if (TRACKER) startAnalytics(TRACKER);
});
