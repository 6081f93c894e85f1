import { basename, dirname } from 'node:path';
import type { Catalogue } from '../catalogue/Catalogue';
import { getPublicationDate, NEVER_PUBLISHED } from '../catalogue/getPublicationDate';
import { isMarkdown } from '../catalogue/isMarkdown';
import { isProbablySamePost } from '../catalogue/isProbablySamePost';
import { isTranslatable } from '../catalogue/isTranslatable';
import type { MessageFile } from '../catalogue/MessageFile';
import { getChild, getTexts, type Tree } from '../catalogue/Tree';
import { createError, createWarning, type Rule, type UnplacedFinding } from '../Rule';

/** Reports messages, entries and files that a translation lacks, so that readers see a fallback. */
export const missingText: Rule = function* ({ catalogue, options: { locales } }) {
  const { formats } = catalogue.workspace.reader;
  const originals = catalogue
    .getFiles(locales.fallback)
    .filter((file) => getPublicationDate(file) !== NEVER_PUBLISHED);
  yield* findMissingFiles(undefined, [...formats.shared.keys()], catalogue);
  for (const locale of locales.all) {
    const names =
      locale === locales.fallback ? [...formats.localized.keys()] : originals.map(({ name }) => name);
    yield* findMissingFiles(locale, names, catalogue);
  }
  yield* findMisnamedPosts(originals, catalogue);
  for (const { english, file } of catalogue.getTranslatedFiles()) {
    if (!isMarkdown(file)) yield* findMissing(english.tree, file.tree, file, catalogue.fallbackName);
  }
};

function* findMissingFiles(
  locale: string | undefined,
  names: string[],
  catalogue: Catalogue,
): Iterable<UnplacedFinding> {
  for (const name of names.filter((one) => !catalogue.find(locale, one))) {
    const path = catalogue.getPath(locale, name);
    if (locale === undefined || locale === catalogue.fallback) {
      const problem = 'This file is missing; the site cannot be built without it.';
      yield createError({ path }, 0, problem, 'Restore it.');
    } else {
      const remedy = `Copy ${catalogue.getPath(catalogue.fallback, name)} here and translate it.`;
      yield createWarning(
        { path },
        0,
        `This file is missing, so readers see the ${catalogue.fallbackName} text.`,
        remedy,
      );
    }
  }
}

/**
 * Finds translations with a different file name. A post may exist in one locale only, but posts with the same date or
 * anchor are probably translations of each other.
 */
function* findMisnamedPosts(originals: MessageFile[], catalogue: Catalogue): Iterable<UnplacedFinding> {
  for (const file of catalogue.posts) {
    if (catalogue.find(catalogue.fallback, file.name)) continue;
    const original = originals.find(
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

function* findMissing(
  english: Tree,
  translation: Tree,
  file: MessageFile,
  fallbackName: string,
): Iterable<UnplacedFinding> {
  for (const child of english.children) {
    const texts = getTexts(child).filter((text) => isTranslatable(file, text));
    const other = getChild(translation, child.key);
    const [first] = texts;
    if (!first) continue;
    if (other === undefined || other.value === '' || other.value === null) {
      const what = english.kind === 'entries' ? `an entry with the id "${child.key}"` : `"${child.key}"`;
      const many = texts.length > 1 ? ` (${texts.length} texts)` : '';
      const problem = `"${child.path}"${many} is not translated, so readers see the ${fallbackName} text.`;
      const remedy = `Add ${what}. In ${fallbackName}: ${excerpt(first.value)}`;
      yield createWarning(file, other ? other.offset : translation.keyOffset, problem, remedy);
    } else if (child.kind === 'entries' && other.kind === 'list') {
      yield* findEntriesWithoutId(other, file, fallbackName);
    } else if (child.kind === 'list' && other.kind === 'list') {
      const [there, here] = [child.children.length, other.children.length];
      const problem = `"${child.path}" has ${here} items, but ${there} in ${fallbackName}.`;
      if (there !== here) yield createWarning(file, other.offset, problem, 'Add or delete items.');
    } else if (child.kind === other.kind) {
      yield* findMissing(child, other, file, fallbackName);
    }
  }
}

/** Reports entries without an id, which cannot be matched to their English entries. */
function* findEntriesWithoutId(
  list: Tree,
  file: MessageFile,
  fallbackName: string,
): Iterable<UnplacedFinding> {
  for (const entry of list.children.filter((child) => getChild(child, 'id')?.kind !== 'text')) {
    const problem = `This entry has no id, so the whole list is shown in ${fallbackName}.`;
    yield createError(file, entry.offset, problem, `Add the id of the ${fallbackName} entry.`);
  }
}

function excerpt(text: string): string {
  return text.length > 60 ? `“${text.slice(0, 60)}…”` : `“${text}”`;
}
