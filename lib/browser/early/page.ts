import { followLinks } from './followLinks';
import { handleMenu } from './handleMenu';
import { loadSiteScript } from './loadSiteScript';
import { loadTypeface } from './loadTypeface';
import { markArrival } from './markArrival';
import { markScrolled } from './markScrolled';
import { openLate } from './openLate';
import { recoverAfterReload } from './recovering';
import { watchFirstSign } from './watchFirstSign';
import { whenUsed } from './whenUsed';

/** The script in the head of every page. It runs before the body is there. */
markArrival();
watchFirstSign();
markScrolled();
handleMenu();
followLinks();
loadSiteScript();
recoverAfterReload();
whenUsed(() => {
  loadTypeface();
  openLate();
});
