import { type Catalogue, TAXONOMY_FILE } from '../catalogue/Catalogue';
import type { MessageFile } from '../catalogue/MessageFile';
import { getChild, getNode, getTexts, type Tree } from '../catalogue/Tree';
import type { MessageLintOptions } from '../MessageLintOptions';
import {
  createError,
  createWarning,
  type Findings,
  type FindingText,
  type Rule,
  type Sentence,
} from '../Rule';
import { suggest } from '../text/wordings';
import { formatTextCount } from './files';

/** Reports messages that the code uses but the fallback locale lacks. The page would show the key, or nothing. */
export const missingKey: Rule = function* ({ catalogue, options }) {
  const deletedKeys = findDeletedKeys(catalogue);
  for (const file of catalogue.getFiles(catalogue.fallback)) {
    const { tree } = file;
    if (!tree || file.kind !== 'messages') continue;
    for (const { offset, path } of file.texts.filter(({ value }) => value.trim() === '')) {
      // A label of the taxonomy falls back to another language.
      if (file.name !== TAXONOMY_FILE) yield createError(file, offset, 'missing-key.empty', { path });
    }
    const requiredKeys = options.code.requiredMessages[file.name] ?? [];
    const missing = new Map(requiredKeys.flatMap((key) => findMissingPart(key.split('.'), tree)));
    for (const [path, parent] of missing)
      yield createError(file, parent.keyOffset, 'missing-key.missing', { path });
    for (const { path, parent, count } of deletedKeys.filter(
      (key) => key.file === file && !missing.has(key.path),
    ))
      yield createError(file, parent.keyOffset, 'missing-key.deleted', {
        path,
        textCount: formatTextCount(count),
      });
  }
};

type DeletedKey = { file: MessageFile; path: string; parent: Tree; count: number };

/** Returns the keys of page messages that all translations have, but not the original: it was probably deleted by mistake. */
function findDeletedKeys(catalogue: Catalogue): DeletedKey[] {
  const { options } = catalogue.workspace;
  const others = options.locales.all.filter((locale) => locale !== catalogue.fallback);
  return catalogue.getFiles(catalogue.fallback).flatMap((file) => {
    const translations = others.map((locale) => catalogue.find(locale, file.name)?.tree);
    const [first] = translations;
    // A single translation may have a misspelt key.
    if (file.kind !== 'messages' || !file.tree || !first || translations.length < 2) return [];
    const groups = getEditableGroups(file, options);
    const find = (parent: Tree, translation: Tree): DeletedKey[] =>
      hasEditableChildren(parent, groups)
        ? []
        : translation.children.flatMap((child) => {
            const original = getChild(parent, child.key);
            if (original) return find(original, child);
            const isInAll = translations.every((tree) => getNode(tree, child.path));
            return isInAll ? [{ file, path: child.path, parent, count: getTexts(child).length }] : [];
          });
    return find(file.tree, first);
  });
}

/**
 * Returns the path and the parent of the first missing part of a key; empty if the message exists. The part `*` stands
 * for each item of a list.
 */
function findMissingPart([part, ...rest]: string[], tree: Tree): [string, Tree][] {
  if (part === undefined) return tree.kind === 'text' ? [] : [[tree.path, tree]];
  if (part === '*') return tree.children.flatMap((item) => findMissingPart(rest, item));
  const child = getChild(tree, part);
  if (child) return findMissingPart(rest, child);
  return [[tree.path === '' ? part : `${tree.path}.${part}`, tree]];
}

/** Reports keys that the original does not have, and that are therefore not shown, and entries without an original. */
export const unknownKey: Rule = function* ({ catalogue, options }) {
  const deletedKeys = new Set(findDeletedKeys(catalogue).map(({ file, path }) => `${file.name} ${path}`));
  for (const { original, file } of catalogue.getTranslatedFiles()) {
    if (file.kind === 'messages' || file.kind === 'templates')
      yield* findUnknownKeys(original.tree, file.tree, file, getEditableGroups(file, options), (path) =>
        deletedKeys.has(`${file.name} ${path}`),
      );
    if (file.kind === 'entries') yield* findUnknownEntries(original.tree, file.tree, file);
  }
  for (const file of catalogue.files) {
    if (file.kind === 'entries' && file.tree) yield* findKeysBesideItems(file.tree, file);
  }
};

function* findUnknownKeys(
  original: Tree,
  translation: Tree,
  file: MessageFile,
  groups: readonly string[],
  isDeleted: (path: string) => boolean,
): Findings {
  for (const child of translation.children) {
    const originalChild = getChild(original, child.key);
    // Missing values are reported in the original file.
    if (originalChild?.value === null || (!originalChild && original.kind === 'list')) continue;
    // `missing-key` reports a deleted key in the original file.
    if (!originalChild && isDeleted(child.path)) continue;
    const kind = getKindName(child);
    if (!originalChild) {
      const suggestion = suggestKey(child, original, translation);
      if (suggestion === '' && groups.includes(original.path))
        yield createWarning(file, child.keyOffset, 'unknown-key.onlyHere', { id: child.key });
      else yield createError(file, child.keyOffset, 'unknown-key.key', { path: child.path, suggestion });
    } else if (kind.id !== getKindName(originalChild).id && child.value !== null && child.value !== '') {
      const values = { path: child.path, kind, originalKind: getKindName(originalChild) };
      yield createError(file, child.keyOffset, 'unknown-key.kind', values);
    } else {
      yield* findUnknownKeys(originalChild, child, file, groups, isDeleted);
    }
  }
}

/** Returns the name of a value's type. Editors do not distinguish the two kinds of lists. */
function getKindName({ kind }: Tree): Sentence {
  return { id: `unknown-key.kinds.${kind === 'entries' ? 'list' : kind}` };
}

function* findUnknownEntries(original: Tree, translation: Tree, file: MessageFile): Findings {
  const originalList = getChild(original, 'items');
  const list = getChild(translation, 'items');
  if (originalList?.kind !== 'entries' || list?.kind !== 'entries') return;
  for (const entry of list.children) {
    if (getChild(originalList, entry.key)) continue;
    const suggestion = suggestKey(entry, originalList, list);
    const { keyOffset } = getChild(entry, 'id') ?? entry;
    // Generated ids without letters are similar to each other.
    if (suggestion !== '' && /[a-z]/.test(entry.key))
      yield createError(file, keyOffset, 'unknown-key.entry', { id: entry.key, suggestion });
    else yield createWarning(file, keyOffset, 'unknown-key.onlyHere', { id: entry.key });
  }
}

/** Suggests a key that the original has and the translation lacks. */
function suggestKey(misspelt: Tree, original: Tree, translation: Tree): FindingText {
  const missingKeys = original.children.map(({ key }) => key).filter((key) => !getChild(translation, key));
  return suggest(misspelt.key, missingKeys);
}

function* findKeysBesideItems(tree: Tree, file: MessageFile): Findings {
  for (const { key, keyOffset } of tree.children.filter((child) => child.key !== 'items')) {
    yield createError(file, keyOffset, 'unknown-key.beside', { key, suggestion: suggest(key, ['items']) });
  }
}

/** Returns the groups of a file to which editors can add ids. */
function getEditableGroups({ name }: MessageFile, { taxonomy }: MessageLintOptions): readonly string[] {
  return name === TAXONOMY_FILE ? taxonomy.groups : [];
}

/** True if editors can add and remove the children of a value: the items of a list, or the ids of a group. */
function hasEditableChildren({ kind, path }: Tree, groups: readonly string[]): boolean {
  return kind === 'list' || kind === 'entries' || groups.includes(path);
}
