import type { Locale } from '@/lib/i18n/locales';
import { readMessageText } from '../messages/readMessages';

/** Identifies a Markdown file by its folder, name and language. */
export type MarkdownFile = { kind: string; slug: string; lang: Locale };

/** Returns the Markdown source of a post or page, including its front matter. */
export function readMarkdownSource({ kind, slug, lang }: MarkdownFile): string {
  return readMessageText(lang, `${kind}/${slug}.md`) ?? '';
}
