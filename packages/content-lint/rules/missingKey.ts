import type { TaxonomyOptions } from '../ContentLintOptions';
import type { Catalogue } from '../catalogue/Catalogue';
import type { MessageFile } from '../catalogue/MessageFile';
import { getChild, getNode, getTexts, type Tree } from '../catalogue/Tree';
import { hasEditableChildren } from '../project/hasEditableChildren';
import type { UsedMessages } from '../project/UsedMessages';
import { createError, type Rule } from '../Rule';
import { formatTextCount } from './missingText';

/** Reports messages that the code uses but the fallback locale lacks. The page would show the key, or nothing. */
export const missingKey: Rule = function* ({ catalogue, project: { usedMessages }, options }) {
  const deletedKeys = findDeletedKeys(catalogue);
  for (const file of catalogue.getFiles(catalogue.fallback)) {
    const { tree } = file;
    if (!tree || file.kind !== 'messages') continue;
    for (const { offset, path } of file.texts.filter(({ value }) => value.trim() === '')) {
      // A label of the taxonomy falls back to another language.
      if (file.name !== options.taxonomy?.file)
        yield createError(file, offset, 'missing-key.empty', { path });
    }
    const find = (used: UsedMessages | undefined, taxonomy?: TaxonomyOptions) =>
      (used?.[file.name] ?? []).flatMap((key) => findMissingPart(key.split('.'), tree, file, taxonomy));
    const parts = [...find(usedMessages, options.taxonomy), ...find(options.code?.requiredMessages)];
    const missing = new Map(parts);
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
export function findDeletedKeys(catalogue: Catalogue): DeletedKey[] {
  const { locales, taxonomy } = catalogue.workspace.options;
  const others = locales.all.filter((locale) => locale !== catalogue.fallback);
  return catalogue.getFiles(catalogue.fallback).flatMap((file) => {
    const translations = others.map((locale) => catalogue.find(locale, file.name)?.tree);
    const [first] = translations;
    // A single translation may have a misspelt key.
    if (file.kind !== 'messages' || !file.tree || !first || translations.length < 2) return [];
    const find = (parent: Tree, translation: Tree): DeletedKey[] =>
      hasEditableChildren(parent, file.name, taxonomy)
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

/** Returns the path and the parent of the first missing part of a key; empty if the message exists or is optional. */
function findMissingPart(
  [part, ...rest]: string[],
  tree: Tree,
  file: MessageFile,
  taxonomy: TaxonomyOptions | undefined,
): [string, Tree][] {
  if (hasEditableChildren(tree, file.name, taxonomy)) return [];
  if (part === undefined) return tree.kind === 'text' ? [] : [[tree.path, tree]];
  const child = getChild(tree, part);
  if (child) return findMissingPart(rest, child, file, taxonomy);
  return [[tree.path === '' ? part : `${tree.path}.${part}`, tree]];
}
