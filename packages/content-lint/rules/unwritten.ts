import { getSourceTexts } from '../catalogue/sourceTexts';
import { createWarning, type Rule } from '../Rule';

/** Reports texts that `runNewCommand` has written into fields and that editors have not replaced. */
export const unwritten: Rule = function* ({ catalogue, options: { scaffolding, locales } }) {
  if (!scaffolding) return;
  for (const locale of locales.all) {
    const placeholderTexts = new Set(scaffolding.getPlaceholderTexts(locale));
    for (const file of catalogue.getFiles(locale)) {
      for (const { value, getOffset } of getSourceTexts(file)) {
        // List items have a number: `Text (2)`.
        if (!placeholderTexts.has(value.replace(/ \(\d+\)$/, ''))) continue;
        yield createWarning(file, getOffset(0), 'unwritten');
      }
    }
  }
};
