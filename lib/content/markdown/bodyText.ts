import type { Locale } from '@/lib/shared/i18n/locales';
import { readBody } from '../entries/loadPosts';
import type { PostKind } from '../entries/readPost';
import { cached } from '../texts/cached';
import { plainText } from './plainText';

/** The words of a post's body, without its marks. Kept, because the search's index and its results need them. */
export function bodyText({ lang, kind, slug }: { lang: Locale; kind: PostKind; slug: string }): string {
  return readWords(lang, kind, slug);
}

const readWords = cached((lang: Locale, kind: PostKind, slug: string) =>
  plainText(readBody({ lang, kind, slug })),
);
