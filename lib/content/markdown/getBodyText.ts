import { toPlainText } from 'article-markdown';
import { memoize } from '@/lib/content/memoize';
import type { Locale } from '@/lib/i18n/locales';
import { type MarkdownFile, readMarkdownSource } from './readMarkdownSource';

/** Returns the plain text of a post's body. Cached, because the search index and the search results both use it. */
export function getBodyText({ lang, kind, slug }: MarkdownFile): string {
  return readPlainText(lang, kind, slug);
}

const readPlainText = memoize((lang: Locale, kind: MarkdownFile['kind'], slug: string) =>
  toPlainText(readMarkdownSource({ lang, kind, slug })),
);
