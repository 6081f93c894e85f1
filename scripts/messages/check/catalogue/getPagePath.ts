import { getArticlePath, getCustomPagePath } from '@/lib/shared/i18n/paths';
import type { MessageFile } from './MessageFile';

/** The bare path of what a Markdown file is shown as. */
export function getPagePath({ kind, name }: Pick<MessageFile, 'kind' | 'name'>): string {
  const slug = name.replace(/^.*\/|\.md$/g, '');
  return kind === 'page' ? getCustomPagePath(slug) : getArticlePath(slug);
}
