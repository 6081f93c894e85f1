import type { Catalogue } from '../catalogue/Catalogue';
import { getTerms, getTranslation, getWordings, type Term } from '../catalogue/glossary';
import { isMarkdown } from '../catalogue/isMarkdown';
import type { MessageFile } from '../catalogue/MessageFile';
import { isKeywords, joinSourceTexts } from '../catalogue/sourceTexts';
import { getChild } from '../catalogue/Tree';
import { createWarning, type Rule } from '../Rule';
import { joinTexts } from '../Sentence';
import { escapeRegExp } from '../text/escapeRegExp';
import { isChinese } from '../text/languages';

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
