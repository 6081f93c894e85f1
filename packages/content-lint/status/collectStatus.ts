import type { Catalogue } from '../catalogue/Catalogue';
import { getPublicationDate, NEVER_PUBLISHED } from '../catalogue/getPublicationDate';
import { isMarkdown } from '../catalogue/isMarkdown';
import type { MessageFile } from '../catalogue/MessageFile';
import { joinSourceTexts } from '../catalogue/sourceTexts';
import { countWords } from './countWords';
import type { LineTimes } from './readLineTimes';

export type TranslationStatus = {
  /** Number of texts that are translated and not older than their originals. */
  translated: number;
  missing: number;
  /** Number of texts whose original changed after the translation. */
  outdated: number;
  /** Number of words in the originals of missing and outdated texts. */
  words: number;
};

/** Translation status of a file by locale. A Markdown file counts as one text. */
export type FileStatus = { name: string; texts: number; locales: Map<string, TranslationStatus> };

/** A text and the time of its last change (seconds since 1970). */
type DatedText = { value: string; changedAt: number };

/** Collects the translation status of all files. Without `times`, no text counts as outdated. */
export function collectStatus(catalogue: Catalogue, times: LineTimes | undefined): FileStatus[] {
  // Drafts may still change, so they need no translation yet.
  const originalFiles = catalogue
    .getFiles(catalogue.fallback)
    .filter((file) => getPublicationDate(file) !== NEVER_PUBLISHED);
  return originalFiles.map((original) => {
    const texts = getDatedTexts(original, times);
    const statuses = catalogue.workspace.options.locales.all
      .filter((locale) => locale !== catalogue.fallback)
      .map((locale): [string, TranslationStatus] => {
        const file = catalogue.find(locale, original.name);
        return [locale, compareTexts(texts, file ? getDatedTexts(file, times) : new Map())];
      });
    return { name: original.name, texts: texts.size, locales: new Map(statuses) };
  });
}

function compareTexts(
  original: Map<string, DatedText>,
  translation: Map<string, DatedText>,
): TranslationStatus {
  const status = { translated: 0, missing: 0, outdated: 0, words: 0 };
  for (const [path, { value, changedAt }] of original) {
    const translatedText = translation.get(path);
    const state =
      translatedText === undefined || translatedText.value.trim() === ''
        ? 'missing'
        : changedAt > translatedText.changedAt
          ? 'outdated'
          : 'translated';
    status[state] += 1;
    if (state !== 'translated') status.words += countWords(value);
  }
  return status;
}

function getDatedTexts(file: MessageFile, times: LineTimes | undefined): Map<string, DatedText> {
  const lineTimes = times?.get(file.path);
  if (isMarkdown(file)) {
    const changedAt = getLatestTime(lineTimes, 0, lineTimes?.length ?? 0);
    return new Map([[file.name, { value: joinSourceTexts(file), changedAt }]]);
  }
  return new Map(
    file.texts
      .filter((text) => file.format.isTranslatable(text))
      .map((text) => {
        const line = file.source.slice(0, text.offset).split('\n').length;
        return [text.path, { value: text.value, changedAt: getLatestTime(lineTimes, line - 1, line) }];
      }),
  );
}

/** Returns the time of the last change in a range of lines: infinity for an uncommitted file, 0 without git history. */
function getLatestTime(times: number[] | undefined, from: number, to: number): number {
  if (times === undefined) return 0;
  const changeTimes = times.slice(from, to);
  return changeTimes.length > 0 ? Math.max(...changeTimes) : Number.POSITIVE_INFINITY;
}
