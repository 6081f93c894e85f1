import type { MessageFile } from './MessageFile';
import { getChild } from './Tree';

/** Publication date of drafts: sorts after every real date. */
export const NEVER_PUBLISHED = '9999-12-31';

/** Returns the date of a post, with `T09:00` if it has a time, or `NEVER_PUBLISHED` for a draft; empty for other files. */
export function getPublicationDate({ kind, tree }: Pick<MessageFile, 'kind' | 'tree'>): string {
  if (kind !== 'post') return '';
  if (getChild(tree, 'draft')?.value === true) return NEVER_PUBLISHED;
  const fields = ['date', 'publishTime'].map((field) => getChild(tree, field)?.value);
  return fields.filter((value) => value !== undefined).join('T');
}
