import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import { formatDate } from '@/lib/content/texts/formatDate';
import { getCopy } from '@/lib/content/texts/getCopy';
import { localePath } from '@/lib/shared/i18n/localePath';
import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';
import { articlePath } from '@/lib/shared/i18n/paths';
import type { ArticleEntry, RowEntry } from '@/lib/shared/lists/entryShapes';
import { labelOf } from './labelOf';

/** An article or news item as a row shows it. */
export async function rowEntry(post: Article | NewsItem, locale: Locale): Promise<RowEntry> {
  return { ...(await postEntry(post, locale)), labels: [] };
}

/** A news item as a row of the news centre: with its category. */
export async function newsEntry(item: NewsItem, locale: Locale): Promise<RowEntry> {
  const category = await labelOf(`categories.${item.category}`, locale);
  return { ...(await postEntry(item, locale)), labels: [category] };
}

/** An article as its card shows it. */
export async function articleEntry(article: Article, locale: Locale): Promise<ArticleEntry> {
  return {
    ...(await postEntry(article, locale)),
    anchor: article.link.slice(1),
    tags: await Promise.all(article.tags.map((tag) => labelOf(`tags.${tag}`, locale))),
    image: article.image,
    imageAlt: article.imageAlt,
  };
}

/** What every list says of a post. */
async function postEntry(post: Article | NewsItem, locale: Locale) {
  const { slug, title, summary, date, lang } = post;
  return {
    id: slug,
    href: localePath(locale, articlePath(slug)),
    title,
    summary,
    date,
    dateText: formatDate(date, locale),
    note: await noteOn(post, locale),
    lang: lang === locale ? undefined : lang,
  };
}

/**
 * What stands beside the date: the language, where that is neither the reader's own nor English, and in development why
 * the post is not out. Undefined where there is nothing to say.
 */
async function noteOn({ lang, date, hold }: Article | NewsItem, locale: Locale): Promise<string | undefined> {
  const copy = await getCopy('insights', locale);
  const notes = [
    ...(lang !== locale && lang !== defaultLocale ? [copy.text(`post.in.${lang}`)] : []),
    ...(hold === 'draft' ? [copy.text('post.hold.draft')] : []),
    ...(hold === 'scheduled' ? [copy.text('post.hold.scheduled', { date: formatDate(date, locale) })] : []),
  ];
  return notes.length > 0 ? notes.join(' · ') : undefined;
}
