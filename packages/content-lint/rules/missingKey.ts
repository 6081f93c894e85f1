import type { TaxonomyOptions } from '../ContentLintOptions';
import type { MessageFile } from '../catalogue/MessageFile';
import { getChild, type Tree } from '../catalogue/Tree';
import { isOpen } from '../project/isOpen';
import { createError, type Rule } from '../Rule';

/** Reports messages that the code uses but the English file lacks. The page would show the key, or nothing. */
export const missingKey: Rule = function* ({ catalogue, project: { usedMessages }, options: { taxonomy } }) {
  for (const file of catalogue.getFiles(catalogue.fallback)) {
    const { tree } = file;
    if (!tree || file.kind !== 'messages') continue;
    for (const text of file.texts.filter(({ value }) => value === '')) {
      const problem = `"${text.path}" is empty in ${catalogue.fallbackName}, so the page shows nothing.`;
      yield createError(file, text.offset, problem, 'Write a text.');
    }
    const keys = usedMessages?.[file.name] ?? [];
    const gaps = new Map(keys.flatMap((key) => findGap(key.split('.'), tree, file, taxonomy)));
    for (const [path, place] of gaps) {
      const remedy = 'Add it again. If the key was renamed, restore its old name.';
      yield createError(file, place.keyOffset, `"${path}" is missing, but a page uses it.`, remedy);
    }
  }
};

/** Returns the path up to the first missing part of a key, and its parent; empty if the message exists or is optional. */
function findGap(
  [part, ...rest]: string[],
  tree: Tree,
  file: MessageFile,
  taxonomy: TaxonomyOptions | undefined,
): [string, Tree][] {
  if (isOpen(tree, file.name, taxonomy)) return [];
  if (part === undefined) return tree.kind === 'text' ? [] : [[tree.path, tree]];
  const child = getChild(tree, part);
  if (child) return findGap(rest, child, file, taxonomy);
  return [[tree.path === '' ? part : `${tree.path}.${part}`, tree]];
}
