import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { type Term, termsOf } from '../glossary';
import { type Rule, warning } from '../Rule';
import { isTranslatable } from '../textFields';
import { bodyNodes } from '../writtenTexts';

type Matcher = { term: Term; inEnglish: RegExp };

/** Terms of the glossary that a translation writes in another way. */
export const glossary: Rule = function* ({ catalogue }) {
  const matchers = termsOf(catalogue).map(toMatcher);
  for (const { file, english, translation } of catalogue.pairs()) {
    if (!file.locale || !isTranslatable(file, english) || translation.value === '') continue;
    for (const term of missingTerms(english.value, translation.value, file.locale, matchers)) {
      yield warning(file, translation.offset, ...explain(term, file.locale));
    }
  }
  for (const file of catalogue.files) {
    const original = catalogue.find(defaultLocale, file.name);
    if (file.kind !== 'post' || !file.locale || !file.body || !original?.body || original === file) continue;
    const [english, translation] = [original, file].map((post) => bodyNodes(post, ['text']));
    const [start] = translation ?? [];
    const texts = [english, translation].map((nodes) => (nodes ?? []).map(({ value }) => value).join('\n'));
    for (const term of missingTerms(texts[0] ?? '', texts[1] ?? '', file.locale, matchers)) {
      if (start) yield warning(file, start.offsetOf(0), ...explain(term, file.locale));
    }
  }
};

function explain(term: Term, locale: Locale): [problem: string, remedy: string] {
  return [
    `The English text says “${term.en}”, but “${term[locale]}” does not occur here.`,
    `Write it as messages/glossary.json has it: ${renderings(term, locale).map((text) => `“${text}”`).join(' or ')}.`,
  ];
}

/** The longest terms take their words first: “warehouse management” is not a “warehouse”. */
function missingTerms(english: string, translation: string, locale: Locale, matchers: Matcher[]): Term[] {
  const written = squeeze(translation, locale);
  let rest = english;
  return [...matchers]
    .sort((a, b) => b.term.en.length - a.term.en.length)
    .filter(({ inEnglish }) => {
      const before = rest;
      rest = rest.replace(inEnglish, ' ');
      return rest !== before;
    })
    .map(({ term }) => term)
    .filter((term) => !renderings(term, locale).some((text) => written.includes(squeeze(text, locale))));
}

function renderings(term: Term, locale: Locale): string[] {
  return [term[locale], ...(term.variants?.[locale] ?? [])];
}

/** Capitals do not count, nor do spaces between Chinese and Latin letters. */
function squeeze(text: string, locale: Locale): string {
  return text.toLowerCase().replace(/\s+/g, locale === 'zh' ? '' : ' ');
}

function toMatcher(term: Term): Matcher {
  const forms = renderings(term, defaultLocale)
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/y$/i, '(?:y|ies)').replace(/\s+/g, '\\s+'));
  return { term, inEnglish: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join('|')})(?:s|es)?(?![\\p{L}\\p{N}])`, 'giu') };
}
