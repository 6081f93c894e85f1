import type { CustomerCase } from '@/lib/content/entries/loadCases';
import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import { getBodyText } from '@/lib/content/markdown/getBodyText';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { FilterValues } from '@/lib/shared/lists/listTypes';

/** Creates the search document of an article or news item. */
export async function createPostDocument(
  post: Article | NewsItem,
  locale: Locale,
  filterValues: FilterValues,
) {
  const taxonomy = await getTranslator('taxonomy', locale);
  const tags = post.tags.map((tag) => taxonomy.text(`tags.${tag}`));
  const category = post.kind === 'news' ? [taxonomy.text(`categories.${post.category}`)] : [];
  return {
    id: post.slug,
    title: post.title,
    summary: post.summary,
    tags: [...tags, ...category].join(', '),
    body: getBodyText(post),
    keys: filterValues,
  };
}

/** Creates the search document of a customer case. */
export async function createCaseDocument(item: CustomerCase, locale: Locale, filterValues: FilterValues) {
  const { id, title, industry, region, challenge, solution, result, measure, passport } = item;
  const taxonomy = await getTranslator('taxonomy', locale);
  const modules = passport?.modules.map((module) => taxonomy.text(`modules.${module}`)) ?? [];
  return {
    id,
    title,
    summary: result,
    tags: [taxonomy.text(`industries.${industry}`), taxonomy.text(`regions.${region}`)].join(', '),
    body: [challenge, solution, measure.label, ...modules].join('\n'),
    keys: filterValues,
  };
}
