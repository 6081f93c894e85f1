import type { MessageFile } from './MessageFile';
import { childOf } from './Tree';

/** Whether two posts are probably one under two names: they have the same day, or the same anchor in the list. */
export function isLike({ tree }: Pick<MessageFile, 'tree'>, other: Pick<MessageFile, 'tree'>): boolean {
  return ['link', 'date'].some((field) => {
    const value = childOf(tree, field)?.value;
    return value !== undefined && value === childOf(other.tree, field)?.value;
  });
}
