import { copyOnClick } from 'static-islands/client';
import { closePanel } from '../core/closePanel';
import { printOnClick } from '../core/printOnClick';

/**
 * The script of the accounts of messengers and of the links to a page (`data-tool`), loaded when a visitor points at
 * one, touches or focuses it.
 */
copyOnClick();
printOnClick();
closePanel();
// The site script loads this script as long as there is such an element.
for (const element of document.querySelectorAll('[data-tool]')) element.removeAttribute('data-tool');
