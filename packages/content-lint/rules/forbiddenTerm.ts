import { getTerms, getWordings, type Term } from '../catalogue/glossary';
import { getSourceTexts } from '../catalogue/sourceTexts';
import { createWarning, type Rule } from '../Rule';
import { joinTexts } from '../Sentence';
import { createWordingPattern } from '../text/createWordingPattern';

/** Reports wordings that the glossary forbids, in every locale. */
export const forbiddenTerm: Rule = function* ({ catalogue, options }) {
  const terms = getTerms(catalogue) ?? [];
  for (const locale of options.locales.all) {
    const matchers = createMatchers(terms, locale);
    for (const file of catalogue.getFiles(locale)) {
      for (const { value, getOffset } of getSourceTexts(file)) {
        for (const { correctWordings, correctPattern, forbiddenPattern } of matchers) {
          // Fast path: most texts contain no forbidden wording.
          const match =
            forbiddenPattern.test(value) && forbiddenPattern.exec(maskCorrectWordings(value, correctPattern));
          if (!match) continue;
          const quotedWordings = correctWordings.map((wording) => `“${wording}”`);
          const values = { wording: match[0], correct: joinTexts('or', quotedWordings) };
          yield createWarning(file, getOffset(match.index), 'forbidden-term', values);
        }
      }
    }
  }
};

function createMatchers(terms: Term[], locale: string) {
  return terms.flatMap((term) => {
    const forbidden = term.forbidden?.[locale] ?? [];
    if (forbidden.length === 0) return [];
    const correctWordings = getWordings(term, locale);
    return {
      correctWordings,
      correctPattern: createWordingPattern(correctWordings, locale, 'g'),
      forbiddenPattern: createWordingPattern(forbidden, locale),
    };
  });
}

/** Replaces correct wordings, which may contain a forbidden wording, with line breaks. Offsets stay the same. */
function maskCorrectWordings(text: string, correctPattern: RegExp): string {
  return text.replace(correctPattern, (wording) => '\n'.repeat(wording.length));
}
