import type { MessageFile } from './MessageFile';
import { getChild } from './Tree';

/** Whether two posts are probably one under two names: they have the same day, or the same anchor in the list. */
export function isProbablySamePost(
  { tree }: Pick<MessageFile, 'tree'>,
  other: Pick<MessageFile, 'tree'>,
): boolean {
  return ['link', 'date'].some((field) => {
    const value = getChild(tree, field)?.value;
    return value !== undefined && value === getChild(other.tree, field)?.value;
  });
}
