import { PAGE_USED, USED } from '../protocol';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

/** Announces, once, that the visitor moves, touches, types or scrolls. Run by the script in the head. */
export function watchFirstSign(): void {
  const announce = () => {
    for (const sign of SIGNS) removeEventListener(sign, announce);
    document.documentElement.setAttribute(PAGE_USED, '');
    dispatchEvent(new Event(USED));
  };
  for (const sign of SIGNS) addEventListener(sign, announce, { passive: true });
}
