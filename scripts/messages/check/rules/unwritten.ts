import { locales } from '@/lib/shared/i18n/locales';
import { hints } from '../../admin/hints';
import { getSourceTexts } from '../catalogue/sourceTexts';
import { createWarning, type Rule } from '../Rule';

/** Texts that only say what is to be written in their place, as `npm run new` leaves them in fields. */
export const unwritten: Rule = function* ({ catalogue }) {
  for (const locale of locales) {
    const prompts = new Set(Object.values(hints).map((hint) => hint[locale]));
    for (const file of catalogue.of(locale)) {
      for (const { value, offsetOf } of getSourceTexts(file)) {
        // In a list they are counted.
        if (!prompts.has(value.replace(/ \(\d+\)$/, ''))) continue;
        const problem = 'This only says what belongs here; readers would see it.';
        yield createWarning(file, offsetOf(0), problem, 'Write the text in its place.');
      }
    }
  }
};
