import type { MessageFile } from './MessageFile';
import { getChild } from './Tree';

/** True if two posts are probably the same post under two names: they have the same date or the same anchor. */
export function isProbablySamePost(
  { tree }: Pick<MessageFile, 'tree'>,
  other: Pick<MessageFile, 'tree'>,
): boolean {
  return ['link', 'date'].some((field) => {
    const value = getChild(tree, field)?.value;
    return value !== undefined && value === getChild(other.tree, field)?.value;
  });
}
