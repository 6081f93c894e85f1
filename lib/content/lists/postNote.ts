import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import { formatDate } from '@/lib/content/texts/formatDate';
import { getCopy } from '@/lib/content/texts/getCopy';
import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';

/**
 * What a list says of a post beside its date: the language, where that is neither the reader's own nor English, and in
 * development why the post is not out. Undefined where there is nothing to say.
 */
export async function postNote(post: Article | NewsItem, locale: Locale): Promise<string | undefined> {
  const copy = await getCopy('insights', locale);
  const { lang, date, hold } = post;
  const notes = [
    ...(lang !== locale && lang !== defaultLocale ? [copy.text(`post.in.${lang}`)] : []),
    ...(hold === 'draft' ? [copy.text('post.hold.draft')] : []),
    ...(hold === 'scheduled' ? [copy.text('post.hold.scheduled', { date: formatDate(date, locale) })] : []),
  ];
  return notes.length > 0 ? notes.join(' · ') : undefined;
}
