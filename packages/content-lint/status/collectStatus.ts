import type { OutdatedText } from 'translation-history';
import type { Catalogue } from '../catalogue/Catalogue';
import { getPublicationDate, NEVER_PUBLISHED } from '../catalogue/getPublicationDate';
import { isMarkdown } from '../catalogue/isMarkdown';
import type { MessageFile } from '../catalogue/MessageFile';
import { getTranslatableTexts, joinSourceTexts } from '../catalogue/sourceTexts';
import { countWords } from './countWords';

export type TranslationStatus = {
  /** Number of texts that are translated and not older than a change in another language. */
  translated: number;
  missing: number;
  /** Number of texts that another language changed later. */
  outdated: number;
  /** Number of words in the originals of missing and outdated texts. */
  words: number;
};

/** Translation status of a file by locale. A Markdown file counts as one text. */
export type FileStatus = { name: string; texts: number; locales: Map<string, TranslationStatus> };

/** Collects the translation status of all files. Without `outdatedTexts`, no text counts as outdated. */
export function collectStatus(catalogue: Catalogue, outdatedTexts: OutdatedText[] = []): FileStatus[] {
  const outdatedKeys = new Set(outdatedTexts.map(({ locale, file, key }) => `${locale}/${file} ${key}`));
  // Drafts may still change, so they need no translation yet.
  const originalFiles = catalogue
    .getFiles(catalogue.fallback)
    .filter((file) => getPublicationDate(file) !== NEVER_PUBLISHED);
  return originalFiles.map((original) => {
    const originalTexts = getTexts(original);
    const statuses = catalogue.workspace.options.locales.all.map((locale): [string, TranslationStatus] => {
      const status = { translated: 0, missing: 0, outdated: 0, words: 0 };
      const file = catalogue.find(locale, original.name);
      const texts = file ? getTexts(file) : new Map<string, string>();
      for (const [key, value] of originalTexts) {
        const isOutdated = outdatedKeys.has(`${locale}/${original.name} ${key}`);
        const state = !texts.get(key)?.trim() ? 'missing' : isOutdated ? 'outdated' : 'translated';
        status[state] += 1;
        if (state !== 'translated') status.words += countWords(value);
      }
      return [locale, status];
    });
    return { name: original.name, texts: originalTexts.size, locales: new Map(statuses) };
  });
}

/** Returns the texts of a file by key. */
function getTexts(file: MessageFile): Map<string, string> {
  if (isMarkdown(file)) return new Map([['', joinSourceTexts(file)]]);
  return new Map(getTranslatableTexts(file).map(({ path, value }) => [path, value]));
}
