import type { TaxonomyOptions } from '../ContentLintOptions';
import type { MessageFile } from '../catalogue/MessageFile';
import { getTexts, type Tree } from '../catalogue/Tree';
import { hasEditableChildren } from '../project/hasEditableChildren';
import { createWarning, type Rule, type UnplacedFinding } from '../Rule';

/** Reports messages that the code does not use. */
export const unusedKey: Rule = function* ({ catalogue, project: { usedMessages }, options }) {
  if (!usedMessages) return;
  for (const file of catalogue.getFiles(catalogue.fallback).filter(({ kind }) => kind === 'messages')) {
    if (!file.tree) continue;
    const unused = findUnusedTexts(file.tree, usedMessages[file.name] ?? [], file, options.taxonomy);
    yield* reportUnused(file.tree, file, unused);
  }
};

/**
 * Returns the texts that are not in the record. If editors can add and remove items, an item is used if the same field of
 * any item is used.
 */
function findUnusedTexts(
  tree: Tree,
  keys: readonly string[],
  file: MessageFile,
  taxonomy: TaxonomyOptions | undefined,
): Set<Tree> {
  if (tree.kind === 'text') return new Set(keys.includes('') ? [] : [tree]);
  const isAnyItem = hasEditableChildren(tree, file.name, taxonomy);
  return new Set(
    tree.children.flatMap((child) => {
      const keysOfChild = keys
        .filter((key) => isAnyItem || key === child.key || key.startsWith(`${child.key}.`))
        .map((key) => key.split('.').slice(1).join('.'));
      return [...findUnusedTexts(child, keysOfChild, file, taxonomy)];
    }),
  );
}

function* reportUnused(tree: Tree, file: MessageFile, unused: Set<Tree>): Iterable<UnplacedFinding> {
  for (const child of tree.children) {
    const texts = getTexts(child);
    if (!texts.some((text) => unused.has(text))) continue;
    if (texts.every((text) => unused.has(text))) {
      const many = texts.length > 1 ? ` (${texts.length} texts)` : '';
      const remedy = 'Delete it in all three languages, or correct its name.';
      yield createWarning(file, child.keyOffset, `No page uses "${child.path}"${many}.`, remedy);
    } else {
      yield* reportUnused(child, file, unused);
    }
  }
}
