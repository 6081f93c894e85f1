import type { Locale } from '@/lib/shared/i18n/locales';
import { readPostBody } from '../entries/loadPosts';
import type { PostKind } from '../entries/readPost';
import { memoizePerRequest } from '../messages/memoizePerRequest';
import { toPlainText } from './toPlainText';

/** The words of a post's body, without its marks. Kept, because the search's index and its results need them. */
export function getBodyText({ lang, kind, slug }: { lang: Locale; kind: PostKind; slug: string }): string {
  return readWords(lang, kind, slug);
}

const readWords = memoizePerRequest((lang: Locale, kind: PostKind, slug: string) =>
  toPlainText(readPostBody({ lang, kind, slug })),
);
