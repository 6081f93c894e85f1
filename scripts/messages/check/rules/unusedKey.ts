import { defaultLocale } from '@/lib/shared/i18n/locales';
import type { MessageFile } from '../catalogue/MessageFile';
import { type Tree, textsOf } from '../catalogue/Tree';
import type { Project } from '../project/Project';
import { usesOf } from '../project/usesOf';
import { type Draft, type Rule, warning } from '../Rule';

/** Texts that no page asks for. */
export const unusedKey: Rule = function* ({ catalogue, project }) {
  for (const file of catalogue.of(defaultLocale)) {
    if (file.kind === 'copy' && file.tree) yield* unusedIn(file.tree, file, project);
  }
};

function* unusedIn(tree: Tree, file: MessageFile, project: Project): Iterable<Draft> {
  for (const child of tree.children) {
    const texts = textsOf(child);
    const unused = texts.filter(({ path }) => usesOf(file, path, project.uses).length === 0);
    if (unused.length === 0) continue;
    if (unused.length < texts.length) {
      yield* unusedIn(child, file, project);
    } else {
      const many = texts.length > 1 ? ` (${texts.length} texts)` : '';
      const remedy = 'Delete it in all three languages, or correct its name.';
      yield warning(file, child.keyOffset, `No page asks for "${child.path}"${many}.`, remedy);
    }
  }
}
