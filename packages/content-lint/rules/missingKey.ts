import { getChild, type Tree } from '../catalogue/Tree';
import { createError, type Rule } from '../Rule';

/** Reports messages that the code uses but the English file lacks. The page would show the key, or nothing. */
export const missingKey: Rule = function* ({ catalogue, project }) {
  for (const file of catalogue.getFiles(catalogue.fallback)) {
    const { tree } = file;
    if (!tree || file.kind !== 'messages') continue;
    for (const text of file.texts.filter(({ value }) => value === '')) {
      const problem = `"${text.path}" is empty in English, so the page shows nothing.`;
      yield createError(file, text.offset, problem, 'Write a text.');
    }
    const requiredKeys = project.usage?.getRequiredKeys(file.name) ?? [];
    const gaps = new Map(requiredKeys.flatMap((key) => findGap(tree, key.split('.'))));
    for (const [path, place] of gaps) {
      const remedy = 'Add it again. If the key was renamed, restore its old name.';
      yield createError(file, place.keyOffset, `"${path}" is missing, but a page uses it.`, remedy);
    }
  }
};

/** Returns the path up to the first missing part of a key, and its parent; empty if the message exists. */
function findGap(tree: Tree, [part, ...rest]: string[], path: string[] = []): [string, Tree][] {
  if (part === undefined) return tree.kind === 'text' ? [] : [[path.join('.'), tree]];
  const child = getChild(tree, part);
  return child ? findGap(child, rest, [...path, part]) : [[[...path, part].join('.'), tree]];
}
