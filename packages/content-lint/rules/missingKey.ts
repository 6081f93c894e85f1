import type { TaxonomyOptions } from '../ContentLintOptions';
import type { MessageFile } from '../catalogue/MessageFile';
import { getChild, type Tree } from '../catalogue/Tree';
import { hasEditableChildren } from '../project/hasEditableChildren';
import type { UsedMessages } from '../project/UsedMessages';
import { createError, type Rule } from '../Rule';

/** Reports messages that the code uses but the fallback locale lacks. The page would show the key, or nothing. */
export const missingKey: Rule = function* ({ catalogue, project: { usedMessages }, options }) {
  for (const file of catalogue.getFiles(catalogue.fallback)) {
    const { tree } = file;
    if (!tree || file.kind !== 'messages') continue;
    for (const { offset, path } of file.texts.filter(({ value }) => value === '')) {
      // A label of the taxonomy falls back to another language.
      if (file.name !== options.taxonomy?.file)
        yield createError(file, offset, 'missing-key.empty', { path });
    }
    const find = (used: UsedMessages | undefined, taxonomy?: TaxonomyOptions) =>
      (used?.[file.name] ?? []).flatMap((key) => findMissingPart(key.split('.'), tree, file, taxonomy));
    const parts = [...find(usedMessages, options.taxonomy), ...find(options.code?.requiredMessages)];
    for (const [path, parent] of new Map(parts))
      yield createError(file, parent.keyOffset, 'missing-key.missing', { path });
  }
};

/** Returns the path and the parent of the first missing part of a key; empty if the message exists or is optional. */
function findMissingPart(
  [part, ...rest]: string[],
  tree: Tree,
  file: MessageFile,
  taxonomy: TaxonomyOptions | undefined,
): [string, Tree][] {
  if (hasEditableChildren(tree, file.name, taxonomy)) return [];
  if (part === undefined) return tree.kind === 'text' ? [] : [[tree.path, tree]];
  const child = getChild(tree, part);
  if (child) return findMissingPart(rest, child, file, taxonomy);
  return [[tree.path === '' ? part : `${tree.path}.${part}`, tree]];
}
