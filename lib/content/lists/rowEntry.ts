import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import { formatDate } from '@/lib/content/texts/formatDate';
import { getCopy } from '@/lib/content/texts/getCopy';
import { localePath } from '@/lib/shared/i18n/localePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { articlePath } from '@/lib/shared/i18n/paths';
import type { RowEntry } from '@/lib/shared/lists/entryShapes';
import { labelOf } from './labelOf';
import { postNote } from './postNote';

/** An article or news item as a row shows it. */
export async function rowEntry(post: Article | NewsItem, locale: Locale): Promise<RowEntry> {
  return {
    id: post.slug,
    href: localePath(locale, articlePath(post.slug)),
    title: post.title,
    summary: post.summary,
    date: post.date,
    dateText: formatDate(post.date, locale),
    note: await postNote(post, locale),
    labels: [],
    lang: post.lang === locale ? undefined : post.lang,
  };
}

/** A news item as a row of the news centre: with its category. */
export async function newsEntry(item: NewsItem, locale: Locale): Promise<RowEntry> {
  const taxonomy = await getCopy('taxonomy', locale);
  const labels = [labelOf(taxonomy, `categories.${item.category}`)];
  return { ...(await rowEntry(item, locale)), labels };
}
