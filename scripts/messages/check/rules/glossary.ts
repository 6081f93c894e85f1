import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';
import { renderings, type Term, termsOf } from '../catalogue/glossary';
import { isMarkdown } from '../catalogue/isMarkdown';
import type { MessageFile } from '../catalogue/MessageFile';
import { childOf } from '../catalogue/Tree';
import { isTranslatable } from '../catalogue/textFields';
import { isKeywords, writtenTexts } from '../catalogue/writtenTexts';
import { type Draft, type Rule, warning } from '../Rule';
import { escapeRegExp } from '../text/escapeRegExp';

type Matcher = {
  term: Term;
  inEnglish: RegExp;
  /** One of these occurs wherever the term does. */
  stems: string[];
};

type TermFinder = (english: string) => Term[];

/** Terms of the glossary that a translation writes in another way. */
export const glossary: Rule = function* ({ catalogue }) {
  // The longest terms take their words first: “warehouse management” is not a “warehouse”.
  const terms = (termsOf(catalogue) ?? []).sort((a, b) => b.en.length - a.en.length);
  const termsIn = finderOf(terms.map(toMatcher));
  for (const { file, english, translation } of catalogue.pairs()) {
    if (isMarkdown(file) || !isTranslatable(file, english) || isKeywords(english)) continue;
    yield* compare(english.value, translation.value, file, translation.offset, termsIn);
  }
  for (const { english, file } of catalogue.translations()) {
    // A post is one text: its title may say in other words what its body calls by its name.
    if (!isMarkdown(file) || file.nodes.length === 0) continue;
    yield* compare(wholeText(english), wholeText(file), file, titleOf(file), termsIn);
  }
};

function* compare(
  english: string,
  translation: string,
  file: MessageFile,
  offset: number,
  termsIn: TermFinder,
): Iterable<Draft> {
  const { locale = defaultLocale } = file;
  if (translation === '') return;
  for (const term of missingTerms(english, translation, locale, termsIn)) {
    const problem = `The English text says “${term.en}”, but “${term[locale]}” does not occur here.`;
    const allowed = renderings(term, locale).map((text) => `“${text}”`);
    yield warning(
      file,
      offset,
      problem,
      `Write it as messages/glossary.json has it: ${allowed.join(' or ')}.`,
    );
  }
}

function wholeText(file: MessageFile): string {
  return writtenTexts(file)
    .map(({ value }) => value)
    .join('\n');
}

function titleOf({ tree }: MessageFile): number {
  return childOf(tree, 'title')?.offset ?? 0;
}

function missingTerms(english: string, translation: string, locale: Locale, termsIn: TermFinder): Term[] {
  const asked = termsIn(english);
  if (asked.length === 0) return [];
  const written = squeeze(translation, locale);
  return asked.filter(
    (term) => !renderings(term, locale).some((text) => written.includes(squeeze(text, locale))),
  );
}

/** Finds the terms in an English text, which is asked for once by each translation. */
function finderOf(matchers: Matcher[]): TermFinder {
  const found = new Map<string, Term[]>();
  return (english) => {
    const terms = found.get(english) ?? findTerms(english, matchers);
    found.set(english, terms);
    return terms;
  };
}

function findTerms(english: string, matchers: Matcher[]): Term[] {
  const small = english.toLowerCase();
  let rest = english;
  return matchers
    .filter(({ stems, inEnglish }) => {
      if (!stems.some((stem) => small.includes(stem))) return false;
      const before = rest;
      rest = rest.replace(inEnglish, ' ');
      return rest !== before;
    })
    .map(({ term }) => term);
}

/** Capitals do not count, nor do spaces between Chinese and Latin letters. */
function squeeze(text: string, locale: Locale): string {
  return text.toLowerCase().replace(/\s+/g, locale === 'zh' ? '' : ' ');
}

function toMatcher(term: Term): Matcher {
  const forms = renderings(term, defaultLocale).sort((a, b) => b.length - a.length);
  const patterns = forms.map((form) => escapeRegExp(form).replace(/y$/i, '(?:y|ies)'));
  return {
    term,
    // A word of an address is not a term.
    inEnglish: new RegExp(`(?<![\\w}/-])(?:${patterns.join('|')})(?:s|es)?(?!\\w)`, 'gi'),
    stems: forms.map((form) => form.toLowerCase().replace(/y$/, '')),
  };
}
