import { defaultLocale } from '@/lib/i18n/locales';
import { messageFiles } from '@/lib/i18n/messages';
import type { MessageFile } from '../catalogue/MessageFile';
import { childOf, nodeAt, type Tree } from '../catalogue/Tree';
import { namespaceOf } from '../project/usesOf';
import { type Draft, error, type Rule } from '../Rule';

/** Keys that a page asks for and the English file lacks: the page would show the key's name. */
export const missingKey: Rule = function* ({ catalogue, project }) {
  for (const file of catalogue.of(defaultLocale).filter(({ name }) => isCopy(name))) {
    const { tree } = file;
    if (!tree) continue;
    const asked = project.uses.filter(
      ({ namespace, as }) => namespace === namespaceOf(file) && as === 'format',
    );
    const missing = new Set(
      asked.map(({ key }) => key).filter((key) => !key.includes('*') && !isText(tree, key)),
    );
    for (const key of missing) yield missingAt(tree, key, file);
  }
};

function missingAt(tree: Tree, key: string, file: MessageFile): Draft {
  let place = tree;
  for (const part of key.split('.')) place = childOf(place, part) ?? place;
  return error(
    file,
    place.keyOffset,
    `"${key}" is missing, and a page asks for it.`,
    'Bring it back; if it was renamed, give it its old name.',
  );
}

function isText(tree: Tree, key: string): boolean {
  return nodeAt(tree, key)?.kind === 'text';
}

function isCopy(name: string): boolean {
  return (Object.values(messageFiles) as string[]).includes(name);
}
