import {
  type Catalogue,
  createWarning,
  escapeRegExp,
  getChild,
  getSourceTexts,
  isKeywords,
  isMarkdown,
  joinTexts,
  type MessageFile,
  type Rule,
} from 'message-lint';
import type { z } from 'zod';
import { defaultLocale, type Locale, languageTraits, locales, toLocale } from '@/lib/i18n/locales';
import { glossarySchema } from './glossarySchema';

export type Term = z.infer<typeof glossarySchema>['terms'][number];

/** Returns all correct wordings of a term in a locale. */
function getWordings(term: Term, locale: Locale): string[] {
  return [term[locale] ?? '', ...(term.variants?.[locale] ?? [])].filter(Boolean);
}

/** Returns the terms of the glossary; none if it is missing or invalid. */
export function getTerms(catalogue: Catalogue): Term[] {
  return glossarySchema.safeParse(catalogue.getSharedValue('glossary.json')).data?.terms ?? [];
}

/** A text, its translation, and the place where problems with the translation are reported. */
type Comparison = { original: string; translation: string; file: MessageFile; offset: number };

/** Reports terms whose translation differs from the glossary. */
export const glossary: Rule = function* ({ catalogue }) {
  const findTerms = createTermFinder(getTerms(catalogue));
  for (const { original, translation, file, offset } of listComparisons(catalogue)) {
    const locale = toLocale(file.locale);
    const normalizedTranslation = normalize(translation, locale);
    for (const term of translation === '' ? [] : findTerms(original)) {
      const expected = term[locale];
      const wordings = getWordings(term, locale);
      if (!expected) continue;
      if (wordings.some((wording) => normalizedTranslation.includes(normalize(wording, locale)))) continue;
      const quotedWordings = wordings.map((wording) => `“${wording}”`);
      yield createWarning(file, offset, 'glossary', {
        original: term[defaultLocale],
        translation: expected,
        wordings: joinTexts('or', quotedWordings),
      });
    }
  }
};

function* listComparisons(catalogue: Catalogue): Iterable<Comparison> {
  for (const { file, original, translation } of catalogue.getTextPairs()) {
    if (isMarkdown(file) || !file.format.isTranslatable(original) || isKeywords(original)) continue;
    yield { original: original.value, translation: translation.value, file, offset: translation.offset };
  }
  for (const { original, file } of catalogue.getTranslatedFiles()) {
    // A post counts as one text: its title may paraphrase a term that its body uses.
    if (!isMarkdown(file) || file.nodes.length === 0) continue;
    const offset = getChild(file.tree, 'title')?.offset ?? 0;
    yield { original: joinSourceTexts(original), translation: joinSourceTexts(file), file, offset };
  }
}

/** Joins the texts that visitors read with line breaks. */
function joinSourceTexts(file: MessageFile): string {
  const values = getSourceTexts(file).map(({ value }) => value);
  return values.join('\n');
}

/**
 * Creates a function that finds the terms, also in the plural, in an original text. “warehouse management” does not
 * count as “warehouse”.
 */
function createTermFinder(terms: Term[]): (text: string) => Term[] {
  const longestFirst = [...terms].sort((a, b) => b[defaultLocale].length - a[defaultLocale].length);
  const groups = longestFirst.map((term) => {
    const forms = getWordings(term, defaultLocale).sort((a, b) => b.length - a.length);
    return `(${forms.map((form) => addPlural(form, defaultLocale)).join('|')})`;
  });
  // Words in URLs and names of conditions are not terms. `(?!)` never matches.
  const pattern = new RegExp(`(?<![\\w}/-])(?:${groups.join('|') || '(?!)'})(?!\\w|, select)`, 'gi');
  return (text) => {
    const foundIndexes = new Set([...text.matchAll(pattern)].map(([, ...forms]) => forms.findIndex(Boolean)));
    return longestFirst.filter((_, index) => foundIndexes.has(index));
  };
}

/** Normalizes case and white space. Between ideographs and Latin letters, spaces are optional. */
function normalize(text: string, locale: Locale): string {
  return text.toLowerCase().replace(/\s+/g, languageTraits[locale].isIdeographic ? '' : ' ');
}

/** Reports wordings that the glossary forbids, in every locale. */
export const forbiddenTerm: Rule = function* ({ catalogue }) {
  const terms = getTerms(catalogue);
  for (const locale of locales) {
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

function createMatchers(terms: Term[], locale: Locale) {
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

/**
 * Creates a case-insensitive pattern that matches any of the wordings as whole words, also in the plural. In languages with
 * ideographs, matches are not limited to whole words, and spaces beside Latin letters are optional.
 */
export function createWordingPattern(wordings: string[], locale: Locale, flags = ''): RegExp {
  const { isIdeographic } = languageTraits[locale];
  const longestFirst = [...wordings].sort((a, b) => b.length - a.length);
  const forms = longestFirst
    .map((wording) => addPlural(wording, locale).replace(/\s+/g, isIdeographic ? ' *' : '\\s+'))
    .join('|');
  const pattern = isIdeographic ? forms : `(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}\\p{N}])`;
  return new RegExp(pattern, `iu${flags}`);
}

/** Returns a pattern for a wording, and for its plural if the language has plural endings. */
function addPlural(wording: string, locale: Locale): string {
  const pattern = escapeRegExp(wording);
  return languageTraits[locale].addPlural?.(pattern) ?? pattern;
}
