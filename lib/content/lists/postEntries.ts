import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import { formatDate } from '@/lib/content/messages/formatDate';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';
import { getArticlePath } from '@/lib/shared/i18n/paths';
import type { ArticleEntry, RowEntry } from '@/lib/shared/lists/entryShapes';
import { getTaxonomyLabel } from './getTaxonomyLabel';

/** An article or news item as a row shows it. */
export async function createRowEntry(post: Article | NewsItem, locale: Locale): Promise<RowEntry> {
  return { ...(await postEntry(post, locale)), labels: [] };
}

/** A news item as a row of the news centre: with its category. */
export async function createNewsEntry(item: NewsItem, locale: Locale): Promise<RowEntry> {
  const category = await getTaxonomyLabel(`categories.${item.category}`, locale);
  return { ...(await postEntry(item, locale)), labels: [category] };
}

/** An article as its card shows it. */
export async function createArticleEntry(article: Article, locale: Locale): Promise<ArticleEntry> {
  return {
    ...(await postEntry(article, locale)),
    anchor: article.link.slice(1),
    tags: await Promise.all(article.tags.map((tag) => getTaxonomyLabel(`tags.${tag}`, locale))),
    image: article.image,
    imageAlt: article.imageAlt,
  };
}

/** What every list says of a post. */
async function postEntry(post: Article | NewsItem, locale: Locale) {
  const { slug, title, summary, date, lang } = post;
  return {
    id: slug,
    href: getLocalePath(locale, getArticlePath(slug)),
    title,
    summary,
    date,
    dateText: formatDate(date, locale),
    note: await getDateNote(post, locale),
    lang: lang === locale ? undefined : lang,
  };
}

/**
 * What stands beside the date: the language, where that is neither the reader's own nor English, and in development why
 * the post is not out. Undefined where there is nothing to say.
 */
async function getDateNote(
  { lang, date, hold }: Article | NewsItem,
  locale: Locale,
): Promise<string | undefined> {
  const t = await getTranslator('insights', locale);
  const notes = [
    ...(lang !== locale && lang !== defaultLocale ? [t.text(`post.in.${lang}`)] : []),
    ...(hold === 'draft' ? [t.text('post.hold.draft')] : []),
    ...(hold === 'scheduled' ? [t.text('post.hold.scheduled', { date: formatDate(date, locale) })] : []),
  ];
  return notes.length > 0 ? notes.join(' · ') : undefined;
}
