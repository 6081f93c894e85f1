import { formatPublicationTime } from '@/lib/content/entries/getPublicationTime';
import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import { formatDate } from '@/lib/content/messages/formatDate';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { getContentLang } from '@/lib/shared/i18n/languageTags';
import { defaultLocale, type Locale, localeInfo } from '@/lib/shared/i18n/locales';
import { getArticleAnchor, getPostPath } from '@/lib/shared/i18n/paths';
import type { ArticleEntry, RowEntry } from '@/lib/shared/lists/entryShapes';
import { getTaxonomyLabel } from './getTaxonomyLabel';

/** Creates the data of an article or news item for a row. */
export async function createRowEntry(post: Article | NewsItem, locale: Locale): Promise<RowEntry> {
  return { ...(await createPostEntry(post, locale)), labels: [] };
}

/** Creates the data of a news item for a row of the news centre, with its category. */
export async function createNewsEntry(item: NewsItem, locale: Locale): Promise<RowEntry> {
  const category = await getTaxonomyLabel(`categories.${item.category}`, locale);
  return { ...(await createPostEntry(item, locale)), labels: [category] };
}

/** Creates the data of an article for its card. */
export async function createArticleEntry(article: Article, locale: Locale): Promise<ArticleEntry> {
  return {
    ...(await createPostEntry(article, locale)),
    anchor: getArticleAnchor(article).slice(1),
    tags: await Promise.all(article.tags.map((tag) => getTaxonomyLabel(`tags.${tag}`, locale))),
    image: article.image,
    imageAlt: article.imageAlt,
  };
}

/** Creates the data of a post that all lists show. */
async function createPostEntry(post: Article | NewsItem, locale: Locale) {
  const { slug, title, summary, date, lang } = post;
  return {
    id: slug,
    href: getLocalePath(locale, getPostPath(slug)),
    title,
    summary,
    date,
    dateText: formatDate(date, locale),
    note: await getDateNote(post, locale),
    lang: getContentLang(lang, locale),
  };
}

/**
 * Returns the note beside the date: the language of the post, unless it is English or the language of the page, and in
 * development the reason why the post is not published. Undefined if neither applies.
 */
async function getDateNote(post: Article | NewsItem, locale: Locale): Promise<string | undefined> {
  const { lang } = post;
  const t = await getTranslator('insights', locale);
  const languageKey = `post.in.${lang as 'zh'}` as const;
  const notes = [
    ...(lang !== locale && lang !== defaultLocale
      ? [t.has(languageKey) ? t.text(languageKey) : localeInfo[lang].name]
      : []),
    ...(post.hold === 'draft' ? [t.text('post.hold.draft')] : []),
    ...(post.hold === 'scheduled'
      ? [t.text('post.hold.scheduled', { date: formatPublicationTime(post, locale) })]
      : []),
  ];
  return notes.length > 0 ? notes.join(' · ') : undefined;
}
