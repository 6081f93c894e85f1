import { locales } from '@/lib/i18n/locales';
import { boot } from './boot';

/** How far, in CSS pixels, the page is scrolled before the header takes its scrolled style. */
const SCROLLED_ABOVE = 40;

/** The boot script as text, to be printed into the head of every page. */
export function bootScript(): string {
  return `(${boot})(${JSON.stringify({ locales, scrolledAbove: SCROLLED_ABOVE })})`;
}
