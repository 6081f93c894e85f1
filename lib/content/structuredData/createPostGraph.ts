import type { NewsArticle, Person, Article as SchemaArticle, Thing, WebPage } from 'schema-dts';
import { type Contributor, getByline } from '@/lib/content/entries/getByline';
import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import { loadMessages } from '@/lib/content/messages/loadMessages';
import { cardSize } from '@/lib/content/shareCards/cardSize';
import { getShareCardUrl } from '@/lib/content/shareCards/getShareCardPath';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { getPostPath, pages } from '@/lib/shared/i18n/paths';
import { getAbsoluteUrl } from '@/lib/shared/site';
import { createOrganization } from './createOrganization';
import { createBreadcrumbs, createWebSite, organizationId, webSiteId } from './nodes';

/** Creates the structured data of an article or news item for a locale. */
export function createPostGraph(post: Article | NewsItem, locale: Locale): Thing[] {
  const { nav } = loadMessages(locale).messages.common;
  return [
    createArticle(post, locale),
    createBreadcrumbs(locale, [
      { name: nav.insights, path: pages.insights },
      { name: post.title, path: getPostPath(post.slug) },
    ]),
    createWebSite(locale),
    createOrganization(locale),
  ];
}

/**
 * Creates the node of a post. For a post without translation, language and URLs refer to the original (`post.lang`).
 */
function createArticle(post: Article | NewsItem, locale: Locale): SchemaArticle | NewsArticle {
  const { taxonomy } = loadMessages(locale).messages;
  const { author, reviewer } = getByline(post);
  const url = getAbsoluteUrl(getLocalePath(post.lang, getPostPath(post.slug)));
  return {
    '@type': post.kind === 'news' ? 'NewsArticle' : 'Article',
    '@id': `${url}#article`,
    mainEntityOfPage: createPostPage(post, url, reviewer),
    headline: post.title,
    description: post.summary,
    datePublished: post.date,
    ...(post.updated && { dateModified: post.updated }),
    inLanguage: post.lang,
    keywords: post.tags.map((tag) => taxonomy.tags[tag]),
    image: {
      '@type': 'ImageObject',
      url: getShareCardUrl(post.lang, getPostPath(post.slug)),
      width: String(cardSize.width),
      height: String(cardSize.height),
    },
    isPartOf: { '@id': webSiteId },
    author: author ? createPerson(author) : { '@id': organizationId },
    publisher: { '@id': organizationId },
  };
}

/**
 * Creates the node of a post's page, with the reviewer: schema.org defines `reviewedBy` for pages, not for articles.
 */
function createPostPage(
  post: Article | NewsItem,
  url: string,
  reviewer: Contributor | undefined,
): WebPage | string {
  if (!reviewer) return url;
  return {
    '@type': 'WebPage',
    '@id': url,
    reviewedBy: createPerson(reviewer),
    ...(post.lawAsOf && { lastReviewed: post.lawAsOf }),
  };
}

/** Creates the node of an author or reviewer. Only employees have a portrait; guest authors do not. */
function createPerson({ name, role, avatar }: Contributor): Person {
  return {
    '@type': 'Person',
    name,
    jobTitle: role,
    ...(avatar && { worksFor: { '@id': organizationId } }),
  };
}
