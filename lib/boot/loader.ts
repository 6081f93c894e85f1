import { loadAtFirstSign } from './loadAtFirstSign';
import { passClicks } from './passClicks';
import { watchScripts } from './watchScripts';

/** The script of a page that the framework was taken out of. Bundled into every exported page. */
passClicks();
watchScripts();
loadAtFirstSign();
