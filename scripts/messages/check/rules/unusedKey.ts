import { defaultLocale } from '@/lib/shared/i18n/locales';
import type { MessageFile } from '../catalogue/MessageFile';
import { getTexts, type Tree } from '../catalogue/Tree';
import { getUses } from '../project/getUses';
import { createWarning, type Rule, type UnplacedFinding } from '../Rule';

/** Reports messages that the code does not use. */
export const unusedKey: Rule = function* ({ catalogue, project }) {
  for (const file of catalogue.getFiles(defaultLocale).filter(({ kind }) => kind === 'copy')) {
    const isUnused = ({ path }: Tree) => getUses(file, path, project.uses).length === 0;
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
