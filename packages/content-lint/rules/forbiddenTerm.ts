import { getTerms, getWordings, type Term } from '../catalogue/glossary';
import { getSourceTexts } from '../catalogue/sourceTexts';
import { createWarning, type Rule } from '../Rule';
import { createWordingPattern } from '../text/createWordingPattern';

/** Reports wordings that the glossary forbids, in every locale. */
export const forbiddenTerm: Rule = function* ({ catalogue, options }) {
  const terms = getTerms(catalogue) ?? [];
  for (const locale of options.locales.all) {
    const matchers = createMatchers(terms, locale);
    for (const file of catalogue.getFiles(locale)) {
      for (const { value, getOffset } of getSourceTexts(file)) {
        for (const { allowed, right, wrong } of matchers) {
          // Fast path: most texts contain no forbidden wording.
          const match = wrong.test(value) && wrong.exec(blankOutCorrectWordings(value, right));
          if (!match) continue;
          const problem = `The glossary forbids “${match[0]}”.`;
          const remedy = `Write ${allowed.map((text) => `“${text}”`).join(' or ')}, or rephrase the sentence.`;
          yield createWarning(file, getOffset(match.index), problem, remedy);
        }
      }
    }
  }
};

function createMatchers(terms: Term[], locale: string) {
  return terms.flatMap((term) => {
    const forbidden = term.forbidden?.[locale] ?? [];
    if (forbidden.length === 0) return [];
    const allowed = getWordings(term, locale);
    const right = createWordingPattern(allowed, locale, 'g');
    return { allowed, right, wrong: createWordingPattern(forbidden, locale) };
  });
}

/** Blanks out correct wordings, which may contain a forbidden one. All offsets stay the same. */
function blankOutCorrectWordings(text: string, right: RegExp): string {
  return text.replace(right, (wording) => '\n'.repeat(wording.length));
}
