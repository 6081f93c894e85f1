import type { MessageFile } from './MessageFile';
import type { Tree } from './Tree';

/** True if a value must be translated; other values are the same in every locale. */
export function isTranslatable({ format }: Pick<MessageFile, 'format'>, tree: Tree): boolean {
  return tree.kind === 'text' && format.isTranslatable(tree);
}
