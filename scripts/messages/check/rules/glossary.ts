import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';
import type { Catalogue } from '../catalogue/Catalogue';
import { getTerms, getTranslations, type Term } from '../catalogue/glossary';
import { isMarkdown } from '../catalogue/isMarkdown';
import type { MessageFile } from '../catalogue/MessageFile';
import { getSourceTexts, isKeywords } from '../catalogue/sourceTexts';
import { getChild } from '../catalogue/Tree';
import { isTranslatable } from '../catalogue/textFields';
import { createWarning, type Rule } from '../Rule';
import { escapeRegExp } from '../text/escapeRegExp';

/** An English text, its translation, and the place where problems with the translation are reported. */
type Comparison = { english: string; translation: string; file: MessageFile; offset: number };

/** Reports terms whose translation differs from the glossary. */
export const glossary: Rule = function* ({ catalogue }) {
  const findTerms = createTermFinder(getTerms(catalogue) ?? []);
  for (const { english, translation, file, offset } of listComparisons(catalogue)) {
    const { locale = defaultLocale } = file;
    const written = normalize(translation, locale);
    for (const term of translation === '' ? [] : findTerms(english)) {
      const allowed = getTranslations(term, locale);
      if (allowed.some((text) => written.includes(normalize(text, locale)))) continue;
      const problem = `The English text contains “${term.en}”, but “${term[locale]}” is missing here.`;
      const wordings = allowed.map((text) => `“${text}”`).join(' or ');
      yield createWarning(
        file,
        offset,
        problem,
        `Use the translation from messages/glossary.json: ${wordings}.`,
      );
    }
  }
};

function* listComparisons(catalogue: Catalogue): Iterable<Comparison> {
  for (const { file, english, translation } of catalogue.getTextPairs()) {
    if (isMarkdown(file) || !isTranslatable(file, english) || isKeywords(english)) continue;
    yield { english: english.value, translation: translation.value, file, offset: translation.offset };
  }
  for (const { english, file } of catalogue.getTranslatedFiles()) {
    // A post counts as one text: its title may paraphrase a term that its body uses.
    if (!isMarkdown(file) || file.nodes.length === 0) continue;
    const offset = getChild(file.tree, 'title')?.offset ?? 0;
    yield { english: joinTexts(english), translation: joinTexts(file), file, offset };
  }
}

function joinTexts(file: MessageFile): string {
  return getSourceTexts(file)
    .map(({ value }) => value)
    .join('\n');
}

/** Creates a function that finds terms in an English text, longest first: “warehouse management” before “warehouse”. */
function createTermFinder(terms: Term[]): (english: string) => Term[] {
  const longestFirst = [...terms].sort((a, b) => b.en.length - a.en.length);
  const groups = longestFirst.map((term) => {
    const forms = getTranslations(term, defaultLocale).sort((a, b) => b.length - a.length);
    return `(${forms.map((form) => escapeRegExp(form).replace(/y$/i, '(?:y|ies)')).join('|')})`;
  });
  // Words in URLs are not terms.
  const pattern = new RegExp(`(?<![\\w}/-])(?:${groups.join('|') || '(?!)'})(?:s|es)?(?!\\w)`, 'gi');
  return (english) => {
    const found = new Set([...english.matchAll(pattern)].map(([, ...forms]) => forms.findIndex(Boolean)));
    return longestFirst.filter((_, index) => found.has(index));
  };
}

/** Normalizes case and white space; in Chinese, removes spaces, which are optional next to Latin letters. */
function normalize(text: string, locale: Locale): string {
  return text.toLowerCase().replace(/\s+/g, locale === 'zh' ? '' : ' ');
}
