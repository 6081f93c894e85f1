import type { Article } from '@/lib/content/entries/loadPosts';
import { formatDate } from '@/lib/content/texts/formatDate';
import { getCopy } from '@/lib/content/texts/getCopy';
import { localePath } from '@/lib/shared/i18n/localePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { articlePath } from '@/lib/shared/i18n/paths';
import type { ArticleEntry } from '@/lib/shared/lists/entryShapes';
import { labelOf } from './labelOf';
import { postNote } from './postNote';

/** An article as its card shows it. */
export async function articleEntry(article: Article, locale: Locale): Promise<ArticleEntry> {
  const taxonomy = await getCopy('taxonomy', locale);
  return {
    id: article.slug,
    href: localePath(locale, articlePath(article.slug)),
    anchor: article.link.slice(1),
    title: article.title,
    summary: article.summary,
    date: article.date,
    dateText: formatDate(article.date, locale),
    note: await postNote(article, locale),
    tags: article.tags.map((tag) => labelOf(taxonomy, `tags.${tag}`)),
    image: article.image,
    imageAlt: article.imageAlt,
    lang: article.lang === locale ? undefined : article.lang,
  };
}
