import { copyOnClick } from 'static-islands/client';
import { canPrint } from '../canPrint';
import { closePanel } from '../core/closePanel';

/**
 * The script of the accounts of messengers and of the links to a page (`data-tool`), loaded when a visitor points at
 * one, touches or focuses it.
 */
copyOnClick();
printOnClick();
closePanel();
// The site script loads this script as long as there is such an element.
for (const element of document.querySelectorAll('[data-tool]')) element.removeAttribute('data-tool');

/** Shows the print buttons; if the browser cannot print, the note in `data-print` replaces them. */
function printOnClick(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
    if (!canPrint()) button.replaceWith(button.dataset.print ?? '');
    button.hidden = false;
    button.onclick = () => print();
  }
}
