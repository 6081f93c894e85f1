import type { Locale } from '@/lib/shared/i18n/locales';
import { renderings, type Term, termsOf } from '../catalogue/glossary';
import { isKeywords, writtenTexts } from '../catalogue/writtenTexts';
import { type Rule, warning } from '../Rule';
import { wordingPattern } from '../text/wordingPattern';

type Matcher = { term: Term; right: RegExp; wrong: RegExp };

/** Wordings that the glossary forbids, in every language. */
export const forbiddenTerm: Rule = function* ({ catalogue }) {
  const terms = termsOf(catalogue) ?? [];
  const matchers = new Map<Locale, Matcher[]>();
  for (const file of catalogue.files) {
    const { locale } = file;
    if (locale === undefined) continue;
    if (!matchers.has(locale)) matchers.set(locale, matchersOf(terms, locale));
    for (const { value, offsetOf } of writtenTexts(file).filter((text) => !isKeywords(text))) {
      for (const { term, right, wrong } of matchers.get(locale) ?? []) {
        // Most texts have no wrong wording at all, which is found out faster.
        const match = wrong.test(value) && wrong.exec(withoutRightWordings(value, right));
        if (!match) continue;
        const problem = `“${match[0]}” is not how the glossary writes this.`;
        const allowed = renderings(term, locale).map((text) => `“${text}”`);
        yield warning(file, offsetOf(match.index), problem, `Write ${allowed.join(' or ')}, or other words.`);
      }
    }
  }
};

function matchersOf(terms: Term[], locale: Locale): Matcher[] {
  return terms.flatMap((term) => {
    const forbidden = term.forbidden?.[locale] ?? [];
    if (forbidden.length === 0) return [];
    return [
      {
        term,
        right: wordingPattern(renderings(term, locale), locale, 'g'),
        wrong: wordingPattern(forbidden, locale),
      },
    ];
  });
}

/** A wrong wording may be part of a right one. Every character keeps its place. */
function withoutRightWordings(text: string, right: RegExp): string {
  return text.replace(right, (wording) => '\n'.repeat(wording.length));
}
