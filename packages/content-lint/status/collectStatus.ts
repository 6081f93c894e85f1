import type { Catalogue } from '../catalogue/Catalogue';
import { getPublicationDate, NEVER_PUBLISHED } from '../catalogue/getPublicationDate';
import { isMarkdown } from '../catalogue/isMarkdown';
import type { MessageFile } from '../catalogue/MessageFile';
import { getSourceTexts } from '../catalogue/sourceTexts';
import { countWords } from './countWords';
import type { LineTimes } from './readLineTimes';

export type TranslationStatus = {
  /** Number of texts that are translated and not older than the English text. */
  translated: number;
  missing: number;
  /** Number of texts whose English original changed after the translation. */
  outdated: number;
  /** Number of English words that are missing or outdated. */
  words: number;
};

/** Translation status of a file by locale. An article or news item counts as one text. */
export type FileStatus = { name: string; texts: number; locales: Map<string, TranslationStatus> };

/** A text and the time of its last change (seconds since 1970). */
type TextSpan = { value: string; changedAt: number };

/** Collects the translation status of all files. Without `times`, no text counts as outdated. */
export function collectStatus(catalogue: Catalogue, times: LineTimes | undefined): FileStatus[] {
  // Drafts may still change, so they need no translation yet.
  const written = catalogue
    .getFiles(catalogue.fallback)
    .filter((file) => getPublicationDate(file) !== NEVER_PUBLISHED);
  return written.map((english) => {
    const texts = getTextSpans(english, times);
    const statuses = catalogue.workspace.options.locales.all
      .filter((locale) => locale !== catalogue.fallback)
      .map((locale): [string, TranslationStatus] => {
        const file = catalogue.find(locale, english.name);
        return [locale, compareTexts(texts, file ? getTextSpans(file, times) : new Map())];
      });
    return { name: english.name, texts: texts.size, locales: new Map(statuses) };
  });
}

function compareTexts(english: Map<string, TextSpan>, translation: Map<string, TextSpan>): TranslationStatus {
  const status = { translated: 0, missing: 0, outdated: 0, words: 0 };
  for (const [path, { value, changedAt }] of english) {
    const translated = translation.get(path);
    const state =
      translated === undefined || translated.value.trim() === ''
        ? 'missing'
        : changedAt > translated.changedAt
          ? 'outdated'
          : 'translated';
    status[state] += 1;
    if (state !== 'translated') status.words += countWords(value);
  }
  return status;
}

function getTextSpans(file: MessageFile, times: LineTimes | undefined): Map<string, TextSpan> {
  const known = times?.get(file.path);
  if (isMarkdown(file)) {
    const value = getSourceTexts(file)
      .map((text) => text.value)
      .join('\n');
    return new Map([[file.name, { value, changedAt: getLatestTime(known, 0, known?.length ?? 0) }]]);
  }
  return new Map(
    file.texts
      .filter((text) => file.format.isTranslatable(text))
      .map((text) => {
        const line = file.source.slice(0, text.offset).split('\n').length;
        return [text.path, { value: text.value, changedAt: getLatestTime(known, line - 1, line) }];
      }),
  );
}

/** Returns the latest time in a range of lines. Files that are not committed count as just changed. */
function getLatestTime(times: number[] | undefined, from: number, to: number): number {
  if (times === undefined) return 0;
  const changed = times.slice(from, to);
  return changed.length > 0 ? Math.max(...changed) : Number.POSITIVE_INFINITY;
}
