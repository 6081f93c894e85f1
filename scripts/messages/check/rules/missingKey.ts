import { defaultLocale } from '@/lib/shared/i18n/locales';
import { getChild, type Tree } from '../catalogue/Tree';
import { getNamespace } from '../project/getUses';
import { createError, type Rule } from '../Rule';

/** Texts that a page asks for and the English file lacks: the page would show the key's name, or nothing. */
export const missingKey: Rule = function* ({ catalogue, project }) {
  for (const file of catalogue.of(defaultLocale)) {
    const { tree } = file;
    if (!tree || file.kind !== 'copy') continue;
    for (const text of file.texts.filter(({ value }) => value === '')) {
      const problem = `"${text.path}" is empty in English, so there is nothing to show.`;
      yield createError(file, text.offset, problem, 'Write a text.');
    }
    const namespace = getNamespace(file);
    const asked = project.uses.filter((use) => use.namespace === namespace && !use.key.includes('*'));
    const gaps = new Map(asked.flatMap(({ key }) => findGap(tree, key.split('.'))));
    for (const [path, place] of gaps) {
      const remedy = 'Bring it back; if it was renamed, give it its old name.';
      yield createError(file, place.keyOffset, `"${path}" is missing, and a page asks for it.`, remedy);
    }
  }
};

/** The first part of a key that is not there, and the last value on the way to it. */
function findGap(tree: Tree, [part, ...rest]: string[], path: string[] = []): [string, Tree][] {
  if (part === undefined) return tree.kind === 'text' ? [] : [[path.join('.'), tree]];
  const child = getChild(tree, part);
  return child ? findGap(child, rest, [...path, part]) : [[[...path, part].join('.'), tree]];
}
