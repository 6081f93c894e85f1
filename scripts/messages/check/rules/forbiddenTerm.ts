import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { renderings, type Term, termsOf } from '../catalogue/glossary';
import { writtenTexts } from '../catalogue/writtenTexts';
import { type Rule, warning } from '../Rule';
import { wordingPattern } from '../text/wordingPattern';

/** Wordings that the glossary forbids, in every language. */
export const forbiddenTerm: Rule = function* ({ catalogue }) {
  const terms = termsOf(catalogue) ?? [];
  for (const locale of locales) {
    const matchers = matchersOf(terms, locale);
    for (const file of catalogue.of(locale)) {
      for (const { value, offsetOf } of writtenTexts(file)) {
        for (const { allowed, right, wrong } of matchers) {
          // Most texts have no wrong wording at all, which is found out faster.
          const match = wrong.test(value) && wrong.exec(withoutRightWordings(value, right));
          if (!match) continue;
          const problem = `“${match[0]}” is not how the glossary writes this.`;
          const remedy = `Write ${allowed.map((text) => `“${text}”`).join(' or ')}, or other words.`;
          yield warning(file, offsetOf(match.index), problem, remedy);
        }
      }
    }
  }
};

function matchersOf(terms: Term[], locale: Locale) {
  return terms.flatMap((term) => {
    const forbidden = term.forbidden?.[locale] ?? [];
    if (forbidden.length === 0) return [];
    const allowed = renderings(term, locale);
    const right = wordingPattern(allowed, locale, 'g');
    return { allowed, right, wrong: wordingPattern(forbidden, locale) };
  });
}

/** A wrong wording may be part of a right one. Every character keeps its place. */
function withoutRightWordings(text: string, right: RegExp): string {
  return text.replace(right, (wording) => '\n'.repeat(wording.length));
}
