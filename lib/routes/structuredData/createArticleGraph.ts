import type { Article, NewsArticle, Person, Thing, WebPage } from 'schema-dts';
import { postCollections } from '@/lib/collections';
import { type CustomerCase, cases } from '@/lib/collections/cases';
import { getEntryLocales } from '@/lib/content/entries/loadEntries';
import { type AnyPost, type Contributor, getByline } from '@/lib/content/entries/posts';
import { loadMessages } from '@/lib/content/messages/readMessages';
import { pickContentLocale } from '@/lib/i18n/getFallbackLang';
import type { Locale } from '@/lib/i18n/locales';
import { getEntryPath, getLocalePath, pages } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';
import { cardSize, getShareCardUrl } from '@/lib/routes/getShareCardPath';
import { createOrganization } from './createOrganization';
import { createBreadcrumbs, createWebSite, organizationId, webSiteId } from './nodes';

/** Creates the structured data of an article or news item for a locale. */
export function createPostGraph(post: AnyPost, locale: Locale): Thing[] {
  const { taxonomy } = loadMessages(locale).messages;
  const { author, reviewer } = getByline(post);
  const path = getEntryPath('insights', post.slug);
  const properties = createProperties(post, path);
  const article: Article | NewsArticle = {
    '@type': postCollections.find(({ folder }) => folder === post.kind)?.graphType ?? 'Article',
    ...properties,
    ...(reviewer && { mainEntityOfPage: createReviewedPage(post, properties.mainEntityOfPage, reviewer) }),
    datePublished: post.date,
    ...(post.updated && { dateModified: post.updated }),
    keywords: post.tags.map((tag) => taxonomy.tags[tag]),
    ...(author && { author: createPerson(author) }),
  };
  return createGraph(article, 'insights', post.title, path, locale);
}

/** Creates the structured data of a customer case for a locale. A case has no date of publication. */
export function createCaseGraph(item: CustomerCase, locale: Locale): Thing[] {
  const { industries, regions } = loadMessages(locale).messages.taxonomy;
  const { id, title, result: summary } = item;
  const path = getEntryPath('cases', id);
  const lang = pickContentLocale(locale, getEntryLocales(cases, id));
  const article: Article = {
    '@type': 'Article',
    ...createProperties({ title, summary, lang }, path),
    keywords: [industries[item.industry], regions[item.region]],
  };
  return createGraph(article, 'cases', title, path, locale);
}

function createGraph(
  article: Article | NewsArticle,
  section: 'insights' | 'cases',
  name: string,
  path: string,
  locale: Locale,
): Thing[] {
  const { nav } = loadMessages(locale).messages.common;
  const steps = [
    { name: nav[section], path: pages[section] },
    { name, path },
  ];
  return [article, createBreadcrumbs(locale, steps), createWebSite(locale), createOrganization(locale)];
}

/**
 * Creates the properties of every article. If the text is not translated, language and URLs refer to the original
 * (`lang`). The author is the company unless the caller overrides it.
 */
function createProperties(text: Pick<AnyPost, 'title' | 'summary' | 'lang'>, path: string) {
  const { title, summary, lang } = text;
  const url = getAbsoluteUrl(getLocalePath(lang, path));
  return {
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: title,
    description: summary,
    inLanguage: lang,
    image: {
      '@type': 'ImageObject',
      url: getShareCardUrl(lang, path),
      width: String(cardSize.width),
      height: String(cardSize.height),
    },
    isPartOf: { '@id': webSiteId },
    author: { '@id': organizationId },
    publisher: { '@id': organizationId },
  } as const;
}

/**
 * Creates the node of a post's page, with the reviewer: schema.org defines `reviewedBy` for pages, not for articles.
 */
function createReviewedPage(post: AnyPost, url: string, reviewer: Contributor): WebPage {
  return {
    '@type': 'WebPage',
    '@id': url,
    reviewedBy: createPerson(reviewer),
    ...(post.lawAsOf && { lastReviewed: post.lawAsOf }),
  };
}

/** Creates the node of an author or reviewer. Only employees have a portrait; guests and former employees do not. */
function createPerson({ name, role, avatar }: Contributor): Person {
  return {
    '@type': 'Person',
    name,
    jobTitle: role,
    ...(avatar && { worksFor: { '@id': organizationId } }),
  };
}
