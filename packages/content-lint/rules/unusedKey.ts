import type { MessageFile } from '../catalogue/MessageFile';
import { getTexts, type Tree } from '../catalogue/Tree';
import { createWarning, type Rule, type UnplacedFinding } from '../Rule';

/** Reports messages that the code does not use. */
export const unusedKey: Rule = function* ({ catalogue, project: { usage } }) {
  if (!usage) return;
  for (const file of catalogue.getFiles(catalogue.fallback).filter(({ kind }) => kind === 'messages')) {
    const isUnused = ({ path }: Tree) => usage.getModes(file.name, path).length === 0;
    if (file.tree) yield* findUnusedKeys(file.tree, file, isUnused);
  }
};

function* findUnusedKeys(
  tree: Tree,
  file: MessageFile,
  isUnused: (text: Tree) => boolean,
): Iterable<UnplacedFinding> {
  for (const child of tree.children) {
    const texts = getTexts(child);
    if (!texts.some(isUnused)) continue;
    if (texts.every(isUnused)) {
      const many = texts.length > 1 ? ` (${texts.length} texts)` : '';
      const remedy = 'Delete it in all three languages, or correct its name.';
      yield createWarning(file, child.keyOffset, `No page uses "${child.path}"${many}.`, remedy);
    } else {
      yield* findUnusedKeys(child, file, isUnused);
    }
  }
}
