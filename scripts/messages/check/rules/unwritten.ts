import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { hints } from '../../admin/hints';
import { writtenTexts } from '../catalogue/writtenTexts';
import { type Rule, warning } from '../Rule';

/** What `npm run new` leaves in fields, by language: readers would see what belongs there instead of it. */
const prompts = Object.fromEntries(
  locales.map((locale) => [locale, new Set(Object.keys(hints).map((hint) => promptIn(locale, hint)))]),
) as Record<Locale, Set<string>>;

/** Texts that only say what is to be written in their place. */
export const unwritten: Rule = function* ({ catalogue }) {
  for (const file of catalogue.files) {
    if (!file.locale) continue;
    for (const { value, offsetOf } of writtenTexts(file)) {
      // In a list they are counted.
      if (!prompts[file.locale].has(value.replace(/ \(\d+\)$/, ''))) continue;
      const problem = 'This only says what belongs here; readers would see it.';
      yield warning(file, offsetOf(0), problem, 'Write the text in its place.');
    }
  }
};

function promptIn(locale: Locale, hint: string): string {
  return locale === 'en' ? hint : (hints[hint]?.[locale] ?? hint);
}
