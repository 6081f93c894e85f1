import { locales } from '@/lib/shared/i18n/locales';
import { hints } from '../../admin/hints';
import { getSourceTexts } from '../catalogue/sourceTexts';
import { createWarning, type Rule } from '../Rule';

/** Reports placeholder texts that `npm run new` writes into fields. */
export const unwritten: Rule = function* ({ catalogue }) {
  for (const locale of locales) {
    const prompts = new Set(Object.values(hints).map((hint) => hint[locale]));
    for (const file of catalogue.getFiles(locale)) {
      for (const { value, getOffset } of getSourceTexts(file)) {
        // List items have a number: `Text (2)`.
        if (!prompts.has(value.replace(/ \(\d+\)$/, ''))) continue;
        const problem = 'This is placeholder text from a template, and readers would see it.';
        yield createWarning(file, getOffset(0), problem, 'Replace it with the real text.');
      }
    }
  }
};
