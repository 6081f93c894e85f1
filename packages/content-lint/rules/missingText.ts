import { basename, dirname } from 'node:path';
import type { Catalogue } from '../catalogue/Catalogue';
import { getPublicationDate, NEVER_PUBLISHED } from '../catalogue/getPublicationDate';
import { isMarkdown } from '../catalogue/isMarkdown';
import { isProbablySamePost } from '../catalogue/isProbablySamePost';
import type { MessageFile } from '../catalogue/MessageFile';
import { getChild, getTexts, type Tree } from '../catalogue/Tree';
import { createError, createWarning, type Findings, type Rule } from '../Rule';

/** Reports messages, entries and files that a translation lacks, so that readers see a fallback. */
export const missingText: Rule = function* ({ catalogue, options: { locales } }) {
  const { formats } = catalogue.workspace.reader;
  const originalFiles = catalogue
    .getFiles(locales.fallback)
    .filter((file) => getPublicationDate(file) !== NEVER_PUBLISHED);
  yield* findMissingFiles(undefined, [...formats.shared.keys()], catalogue);
  for (const locale of locales.all) {
    const names =
      locale === locales.fallback ? [...formats.localized.keys()] : originalFiles.map(({ name }) => name);
    yield* findMissingFiles(locale, names, catalogue);
  }
  yield* findMisnamedPosts(originalFiles, catalogue);
  for (const { original, file } of catalogue.getTranslatedFiles()) {
    if (!isMarkdown(file)) yield* findMissingTexts(original.tree, file.tree, file, catalogue.fallbackName);
  }
};

function* findMissingFiles(locale: string | undefined, names: string[], catalogue: Catalogue): Findings {
  for (const name of names.filter((fileName) => !catalogue.find(locale, fileName))) {
    const path = catalogue.getPath(locale, name);
    if (locale === undefined || locale === catalogue.fallback) {
      const problem = 'This file is missing; the site cannot be built without it.';
      yield createError({ path }, 0, problem, 'Restore it.');
    } else {
      const remedy = `Copy ${catalogue.getPath(catalogue.fallback, name)} here and translate it.`;
      const problem = `This file is missing, so readers see the ${catalogue.fallbackName} text.`;
      yield createWarning({ path }, 0, problem, remedy);
    }
  }
}

/**
 * Finds translations with a different file name. A post may exist in one locale only, but posts with the same date or
 * anchor are probably translations of each other.
 */
function* findMisnamedPosts(originalFiles: MessageFile[], catalogue: Catalogue): Findings {
  for (const file of catalogue.posts) {
    if (catalogue.find(catalogue.fallback, file.name)) continue;
    const original = originalFiles.find(
      (other) =>
        dirname(other.name) === dirname(file.name) &&
        isProbablySamePost(file, other) &&
        !catalogue.find(file.locale, other.name),
    );
    if (!original) continue;
    const problem = `No ${catalogue.fallbackName} post has this file name, so this post is treated as untranslated.`;
    const remedy = `If it is the translation of ${original.path}, rename it to ${basename(original.name)}.`;
    yield createWarning(file, 0, problem, remedy);
  }
}

function* findMissingTexts(
  original: Tree,
  translation: Tree,
  file: MessageFile,
  fallbackName: string,
  isMerged = true,
): Findings {
  for (const child of original.children) {
    const texts = getTexts(child).filter((text) => file.format.isTranslatable(text));
    const translatedChild = getChild(translation, child.key);
    const [firstText] = texts;
    if (!firstText) continue;
    if (!translatedChild || translatedChild.value === '' || translatedChild.value === null) {
      const missing = original.kind === 'entries' ? `an entry with the id "${child.key}"` : `"${child.key}"`;
      const textCount = texts.length > 1 ? ` (${texts.length} texts)` : '';
      const consequence = isMerged ? `see the ${fallbackName} text` : 'do not see it';
      const problem = `"${child.path}"${textCount} is not translated, so readers ${consequence}.`;
      const remedy = `Add ${missing}. In ${fallbackName}: ${formatExcerpt(firstText.value)}`;
      yield createWarning(file, translatedChild?.offset ?? translation.keyOffset, problem, remedy);
    } else if (child.kind === 'entries' && translatedChild.kind === 'list') {
      yield* findEntriesWithoutId(translatedChild, file, fallbackName);
    } else if (child.kind === 'list' && translatedChild.kind === 'list') {
      const [expected, actual] = [child.children.length, translatedChild.children.length];
      const problem = `"${child.path}" has ${actual} items, but ${expected} in ${fallbackName}.`;
      if (actual !== expected)
        yield createWarning(file, translatedChild.offset, problem, 'Add or delete items.');
      else yield* findMissingTexts(child, translatedChild, file, fallbackName, false);
    } else if (child.kind === translatedChild.kind) {
      yield* findMissingTexts(child, translatedChild, file, fallbackName, isMerged);
    }
  }
}

/** Reports entries without an id, which cannot be matched with the entries of the original list. */
function* findEntriesWithoutId(list: Tree, file: MessageFile, fallbackName: string): Findings {
  for (const entry of list.children.filter((child) => getChild(child, 'id')?.kind !== 'text')) {
    const problem = `This entry has no id, so the whole list is shown in ${fallbackName}.`;
    yield createError(file, entry.offset, problem, `Add the id of the ${fallbackName} entry.`);
  }
}

/** Formats the first 60 characters of a text in quotation marks. */
function formatExcerpt(text: string): string {
  return text.length > 60 ? `“${text.slice(0, 60)}…”` : `“${text}”`;
}
