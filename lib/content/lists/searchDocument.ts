import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import type { Entity } from '@/lib/content/entries/schemas';
import { bodyText } from '@/lib/content/markdown/bodyText';
import { getCopy } from '@/lib/content/texts/getCopy';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { Keys } from '@/lib/shared/lists/readView';

/** An article or news item as search knows it. */
export async function postDocument(post: Article | NewsItem, locale: Locale, keys: Keys) {
  const taxonomy = await getCopy('taxonomy', locale);
  const tags = post.tags.map((tag) => taxonomy.text(`tags.${tag}`));
  const category = post.kind === 'news' ? [taxonomy.text(`categories.${post.category}`)] : [];
  return {
    id: post.slug,
    title: post.title,
    summary: post.summary,
    tags: [...tags, ...category].join(', '),
    body: bodyText(post),
    keys,
  };
}

/** A customer case as search knows it. */
export async function caseDocument(item: Entity<'customer-cases.json'>, locale: Locale, keys: Keys) {
  const { id, title, industry, region, challenge, solution, result, measure, passport } = item;
  const taxonomy = await getCopy('taxonomy', locale);
  const modules = passport?.modules.map((module) => taxonomy.text(`modules.${module}`)) ?? [];
  return {
    id,
    title,
    summary: result,
    tags: [taxonomy.text(`industries.${industry}`), taxonomy.text(`regions.${region}`)].join(', '),
    body: [challenge, solution, measure.label, ...modules].join('\n'),
    keys,
  };
}
