import type { MessageFile } from './MessageFile';
import { childOf } from './Tree';

/** Later than every day: nobody knows when a draft comes out. */
export const NEVER = '9999-12-31';

/** The day from which what a file says is to be read (YYYY-MM-DD): a post's date; `NEVER` for a draft; none for other files. */
export function outFrom({ kind, tree }: Pick<MessageFile, 'kind' | 'tree'>): string {
  if (kind !== 'post') return '';
  if (childOf(tree, 'draft')?.value === true) return NEVER;
  return String(childOf(tree, 'date')?.value ?? '');
}
