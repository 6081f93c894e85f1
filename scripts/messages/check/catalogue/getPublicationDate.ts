import type { MessageFile } from './MessageFile';
import { getChild } from './Tree';

/** Later than every day: nobody knows when a draft comes out. */
export const NEVER_PUBLISHED = '9999-12-31';

/** The day from which what a file says is to be read (YYYY-MM-DD): a post's date; `NEVER` for a draft; none for other files. */
export function getPublicationDate({ kind, tree }: Pick<MessageFile, 'kind' | 'tree'>): string {
  if (kind !== 'post') return '';
  if (getChild(tree, 'draft')?.value === true) return NEVER_PUBLISHED;
  return String(getChild(tree, 'date')?.value ?? '');
}
