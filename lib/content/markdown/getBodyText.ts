import type { Locale } from '@/lib/shared/i18n/locales';
import { readMarkdownSource } from '../entries/loadPosts';
import type { PostKind } from '../entries/readPost';
import { memoize } from '../messages/memoize';
import { toPlainText } from './toPlainText';

/** Returns the plain text of a post's body. Cached, because the search index and the search results both use it. */
export function getBodyText({ lang, kind, slug }: { lang: Locale; kind: PostKind; slug: string }): string {
  return readPlainText(lang, kind, slug);
}

const readPlainText = memoize((lang: Locale, kind: PostKind, slug: string) =>
  toPlainText(readMarkdownSource({ lang, kind, slug })),
);
