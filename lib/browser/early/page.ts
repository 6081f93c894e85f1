import type { Tracker } from '@/lib/shared/analytics/trackerOf';
import { followLinks } from './followLinks';
import { handleMenu } from './handleMenu';
import { loadSiteScript, loadSiteScriptWhereNeeded } from './loadSiteScript';
import { loadTypeface } from './loadTypeface';
import { markArrival } from './markArrival';
import { markScrolled } from './markScrolled';
import { noteArrival } from './noteArrival';
import { onFirstSign } from './onFirstSign';
import { recoverAfterReload } from './recovering';
import { startAnalytics } from './startAnalytics';

/** The service that counts visits, filled in when this script is bundled; without one, nothing of it is in the script. */
declare const TRACKER: Tracker | undefined;

/** The script in the head of every page. It runs before the body is there. */
markArrival();
markScrolled();
handleMenu();
followLinks();
loadSiteScriptWhereNeeded();
recoverAfterReload();
onFirstSign(() => {
  loadSiteScript();
  // Not before: storage is read from the disk, and the first paint would wait for it.
  noteArrival();
  loadTypeface();
  if (TRACKER) startAnalytics(TRACKER);
});
