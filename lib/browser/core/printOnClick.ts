import { canPrint } from '../canPrint';

/** Shows the print buttons; if the browser cannot print, the note in `data-print` replaces them. */
export function printOnClick(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
    if (!canPrint()) button.replaceWith(button.dataset.print ?? '');
    button.hidden = false;
    button.onclick = () => print();
  }
}
