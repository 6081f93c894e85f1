import { PAGE_USED, USED } from '../protocol';

/** Calls `act` once there is a sign of a visitor: at once where there has been one. */
export function whenUsed(act: () => void): void {
  if (document.documentElement.hasAttribute(PAGE_USED)) act();
  else addEventListener(USED, act, { once: true });
}
