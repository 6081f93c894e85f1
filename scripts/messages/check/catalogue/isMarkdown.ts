import type { MessageFile } from './MessageFile';

/** Whether a file is one text with a front matter: an article, a news item, a page that editors added. */
export function isMarkdown({ kind }: Pick<MessageFile, 'kind'>): boolean {
  return kind === 'post' || kind === 'page';
}
