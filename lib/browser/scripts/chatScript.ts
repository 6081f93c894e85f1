import { closePanel } from '../core/closePanel';
import { copyOnClick } from '../core/copyOnClick';

/** The script of pages that show the account of a messenger. */
copyOnClick();
closePanel();
