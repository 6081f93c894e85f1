import { loadTypeface } from './loadTypeface';
import { openLate } from './openLate';
import { passClicks } from './passClicks';
import { watchScripts } from './watchScripts';

/** The script of a page that loads the framework at once, as the framework wrote it. Bundled into every exported page. */
passClicks();
watchScripts();
addEventListener('load', loadTypeface);
addEventListener('load', openLate);
