import type { Closure } from './getClosures';
import { getSentenceFormat } from './getSentenceFormat';

const NO_BREAK_SPACE = '\u00a0';

/**
 * Formats a closure without its year for use within a sentence in a language (BCP 47 tag): `4 February – 10 February`.
 * Non-breaking spaces keep each date on one line, and the dash with the first date.
 */
export function formatClosure({ from, through }: Closure, languageTag: string): string {
  const format = new Intl.DateTimeFormat(languageTag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const { adaptText } = getSentenceFormat(languageTag);
  return [...new Set([from, through])]
    .map((date) => adaptText(format.format(Date.parse(date))).replaceAll(' ', NO_BREAK_SPACE))
    .join(`${NO_BREAK_SPACE}– `);
}
