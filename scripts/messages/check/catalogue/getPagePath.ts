import { getArticlePath, getCustomPagePath } from '@/lib/shared/i18n/paths';
import type { MessageFile } from './MessageFile';

/** Returns the path, without locale, of a Markdown file's page. */
export function getPagePath({ kind, name }: Pick<MessageFile, 'kind' | 'name'>): string {
  const slug = name.replace(/^.*\/|\.md$/g, '');
  return kind === 'page' ? getCustomPagePath(slug) : getArticlePath(slug);
}
