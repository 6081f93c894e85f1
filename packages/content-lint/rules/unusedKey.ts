import type { TaxonomyOptions } from '../ContentLintOptions';
import type { MessageFile } from '../catalogue/MessageFile';
import { getTexts, type Tree } from '../catalogue/Tree';
import { hasEditableChildren } from '../project/hasEditableChildren';
import { createWarning, type Findings, type Rule } from '../Rule';
import { formatTextCount } from './missingText';

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
 * Returns the texts that the code does not read. `keys` are the keys that it reads, relative to `tree`; an empty key is
 * `tree` itself. If editors can add and remove items, a field counts as read if the code reads it in any item.
 */
function findUnusedTexts(
  tree: Tree,
  keys: readonly string[],
  file: MessageFile,
  taxonomy: TaxonomyOptions | undefined,
): Set<Tree> {
  if (tree.kind === 'text') return new Set(keys.includes('') ? [] : [tree]);
  const canAddChildren = hasEditableChildren(tree, file.name, taxonomy);
  return new Set(
    tree.children.flatMap((child) => {
      const childKeys = keys
        .filter((key) => canAddChildren || key === child.key || key.startsWith(`${child.key}.`))
        .map((key) => key.split('.').slice(1).join('.'));
      return [...findUnusedTexts(child, childKeys, file, taxonomy)];
    }),
  );
}

function* reportUnused(tree: Tree, file: MessageFile, unused: Set<Tree>): Findings {
  for (const child of tree.children) {
    const texts = getTexts(child);
    if (!texts.some((text) => unused.has(text))) continue;
    if (texts.every((text) => unused.has(text))) {
      const values = { path: child.path, textCount: formatTextCount(texts.length) };
      yield createWarning(file, child.keyOffset, 'unused-key', values);
    } else {
      yield* reportUnused(child, file, unused);
    }
  }
}
