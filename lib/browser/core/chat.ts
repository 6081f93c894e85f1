import { closePanel } from './closePanel';
import { copyOnClick } from './copyOnClick';

/** The script of pages that show the account of a messenger. */
copyOnClick();
closePanel();
