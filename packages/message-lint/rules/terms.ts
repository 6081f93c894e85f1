import type { Catalogue } from '../catalogue/Catalogue';
import { isMarkdown, type MessageFile } from '../catalogue/MessageFile';
import { getSourceTexts, isKeywords, joinSourceTexts } from '../catalogue/sourceTexts';
import { getChild } from '../catalogue/Tree';
import { createWarning, joinTexts, type Rule } from '../Rule';
import { createWordingPattern, escapeRegExp, isChinese } from '../text/wordings';

/** A term: its translation in each locale, its id, and other wordings by locale. */
export type Term = Record<string, unknown> & {
  id: string;
  /** Other correct wordings, such as a short form. */
  variants?: Partial<Record<string, string[]>>;
  /** Wordings that must not be used. */
  forbidden?: Partial<Record<string, string[]>>;
};

/** The value of the file with the glossary. */
export type Glossary = { terms: Term[] };

/** Returns the translation of a term in a locale; an empty text if it is missing. */
export function getTranslation(term: Term, locale: string): string {
  return String(term[locale] ?? '');
}

/** Returns all correct wordings of a term in a locale. */
function getWordings(term: Term, locale: string): string[] {
  return [getTranslation(term, locale), ...(term.variants?.[locale] ?? [])].filter(Boolean);
}

/** Returns the terms of the glossary; undefined if it is missing or invalid. */
export function getTerms(catalogue: Catalogue): Term[] | undefined {
  const { glossary, files } = catalogue.workspace.options;
  const schema = glossary && files.shared?.[glossary.file];
  const parsed = schema?.safeParse(catalogue.getSharedValue(glossary?.file ?? ''));
  return parsed?.success ? (parsed.data as Glossary).terms : undefined;
}

/** A text, its translation, and the place where problems with the translation are reported. */
type Comparison = { original: string; translation: string; file: MessageFile; offset: number };

/** Reports terms whose translation differs from the glossary. */
export const glossary: Rule = function* ({ catalogue, options }) {
  const { fallback } = catalogue;
  const findTerms = createTermFinder(getTerms(catalogue) ?? [], fallback);
  for (const { original, translation, file, offset } of listComparisons(catalogue)) {
    const { locale = fallback } = file;
    const normalizedTranslation = normalize(translation, locale);
    for (const term of translation === '' ? [] : findTerms(original)) {
      const wordings = getWordings(term, locale);
      if (!getTranslation(term, locale)) continue;
      if (wordings.some((wording) => normalizedTranslation.includes(normalize(wording, locale)))) continue;
      const quotedWordings = wordings.map((wording) => `“${wording}”`);
      yield createWarning(file, offset, 'glossary', {
        original: getTranslation(term, fallback),
        translation: getTranslation(term, locale),
        file: options.glossary?.file ?? '',
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

/**
 * Creates a function that finds the terms, also in the plural, in an original text. “warehouse management” does not
 * count as “warehouse”.
 */
function createTermFinder(terms: Term[], fallback: string): (text: string) => Term[] {
  const getLength = (term: Term) => getTranslation(term, fallback).length;
  const longestFirst = [...terms].sort((a, b) => getLength(b) - getLength(a));
  const groups = longestFirst.map((term) => {
    const forms = getWordings(term, fallback).sort((a, b) => b.length - a.length);
    return `(${forms.map((form) => escapeRegExp(form).replace(/y$/i, '(?:y|ies)')).join('|')})`;
  });
  // Words in URLs and names of conditions are not terms. `(?!)` never matches.
  const pattern = new RegExp(`(?<![\\w}/-])(?:${groups.join('|') || '(?!)'})(?:s|es)?(?!\\w|, select)`, 'gi');
  return (text) => {
    const foundIndexes = new Set([...text.matchAll(pattern)].map(([, ...forms]) => forms.findIndex(Boolean)));
    return longestFirst.filter((_, index) => foundIndexes.has(index));
  };
}

/** Normalizes case and white space; in Chinese, removes spaces, which are optional next to Latin letters. */
function normalize(text: string, locale: string): string {
  return text.toLowerCase().replace(/\s+/g, isChinese(locale) ? '' : ' ');
}

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
