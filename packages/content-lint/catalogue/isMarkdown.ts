import type { MessageFile } from './MessageFile';

/** True for Markdown files with front matter: posts and pages. */
export function isMarkdown({ kind }: Pick<MessageFile, 'kind'>): boolean {
  return kind === 'post' || kind === 'page';
}
