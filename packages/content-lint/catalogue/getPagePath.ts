import type { MessageFile } from './MessageFile';

/** Returns the path, without locale, of a Markdown file's page; empty for other files. */
export function getPagePath({ format, name }: Pick<MessageFile, 'format' | 'name'>): string {
  return format.folder?.getPath(name.replace(/^.*\/|\.md$/g, '')) ?? '';
}
