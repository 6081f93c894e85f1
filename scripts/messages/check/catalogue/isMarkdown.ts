import type { MessageFile } from './MessageFile';

/** True for Markdown files with front matter: articles, news items and custom pages. */
export function isMarkdown({ kind }: Pick<MessageFile, 'kind'>): boolean {
  return kind === 'post' || kind === 'page';
}
