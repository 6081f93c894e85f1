import { articlePath, freePagePath } from '@/lib/shared/i18n/paths';
import type { MessageFile } from './MessageFile';

/** The bare path of what a Markdown file is shown as. */
export function pathOf({ kind, name }: Pick<MessageFile, 'kind' | 'name'>): string {
  const slug = name.replace(/^.*\/|\.md$/g, '');
  return kind === 'page' ? freePagePath(slug) : articlePath(slug);
}
