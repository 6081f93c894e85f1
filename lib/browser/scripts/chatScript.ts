import { closePanel } from '../core/closePanel';
import { copyOnClick } from '../core/copyOnClick';

/** The script of the accounts of messengers (`data-chat`), loaded when a visitor points at one, touches or focuses it. */
copyOnClick();
closePanel();
// The site script loads this script as long as there is such an element.
for (const element of document.querySelectorAll('[data-chat]')) element.removeAttribute('data-chat');
