import type { MessageFile } from './MessageFile';
import { getChild } from './Tree';

/** Publication date of drafts: sorts after every real date. */
export const NEVER_PUBLISHED = '9999-12-31';

/** Returns the publication date of a post (YYYY-MM-DD), or `NEVER_PUBLISHED` for a draft; empty for other files. */
export function getPublicationDate({ kind, tree }: Pick<MessageFile, 'kind' | 'tree'>): string {
  if (kind !== 'post') return '';
  if (getChild(tree, 'draft')?.value === true) return NEVER_PUBLISHED;
  return String(getChild(tree, 'date')?.value ?? '');
}
