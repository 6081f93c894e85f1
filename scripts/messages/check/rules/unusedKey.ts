import { defaultLocale } from '@/lib/shared/i18n/locales';
import type { MessageFile } from '../catalogue/MessageFile';
import { type Tree, textsOf } from '../catalogue/Tree';
import { usesOf } from '../project/usesOf';
import { type Draft, type Rule, warning } from '../Rule';

/** Texts that no page asks for. */
export const unusedKey: Rule = function* ({ catalogue, project }) {
  for (const file of catalogue.of(defaultLocale).filter(({ kind }) => kind === 'copy')) {
    const isUnused = ({ path }: Tree) => usesOf(file, path, project.uses).length === 0;
    if (file.tree) yield* unusedIn(file.tree, file, isUnused);
  }
};

function* unusedIn(tree: Tree, file: MessageFile, isUnused: (text: Tree) => boolean): Iterable<Draft> {
  for (const child of tree.children) {
    const texts = textsOf(child);
    if (!texts.some(isUnused)) continue;
    if (texts.every(isUnused)) {
      const many = texts.length > 1 ? ` (${texts.length} texts)` : '';
      const remedy = 'Delete it in all three languages, or correct its name.';
      yield warning(file, child.keyOffset, `No page asks for "${child.path}"${many}.`, remedy);
    } else {
      yield* unusedIn(child, file, isUnused);
    }
  }
}
