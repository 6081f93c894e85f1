import type { NewsArticle, Person, Article as SchemaArticle, Thing, WebPage } from 'schema-dts';
import type { Article, NewsItem } from '@/lib/content/entries/loadPosts';
import { type Signer, signersOf } from '@/lib/content/entries/signersOf';
import { cardSize } from '@/lib/content/shareCards/cardSize';
import { shareCardUrl } from '@/lib/content/shareCards/shareCardPath';
import { loadMessages } from '@/lib/content/texts/loadMessages';
import { localePath } from '@/lib/shared/i18n/localePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { articlePath, pages } from '@/lib/shared/i18n/paths';
import { absoluteUrl } from '@/lib/shared/site';
import { breadcrumbs, organizationId, webSite, webSiteId } from './nodes';
import { organization } from './organization';

/** The structured data of an article or news item, on the page in a language. */
export function postGraph(post: Article | NewsItem, locale: Locale): Thing[] {
  const { nav } = loadMessages(locale).messages.common;
  return [
    articleNode(post, locale),
    breadcrumbs(locale, [
      { name: nav.insights, path: pages.insights },
      { name: post.title, path: articlePath(post.slug) },
    ]),
    webSite(locale),
    organization(locale),
  ];
}

/** The text is in `post.lang`, which is another language where a translation is missing: so is the article's own address. */
function articleNode(post: Article | NewsItem, locale: Locale): SchemaArticle | NewsArticle {
  const { taxonomy } = loadMessages(locale).messages;
  const { author, reviewer } = signersOf(post);
  const url = absoluteUrl(localePath(post.lang, articlePath(post.slug)));
  return {
    '@type': post.kind === 'news' ? 'NewsArticle' : 'Article',
    '@id': `${url}#article`,
    mainEntityOfPage: pageOf(post, url, reviewer),
    headline: post.title,
    description: post.summary,
    datePublished: post.date,
    ...(post.updated && { dateModified: post.updated }),
    inLanguage: post.lang,
    keywords: post.tags.map((tag) => taxonomy.tags[tag]),
    image: {
      '@type': 'ImageObject',
      url: shareCardUrl(post.lang, articlePath(post.slug)),
      width: String(cardSize.width),
      height: String(cardSize.height),
    },
    isPartOf: { '@id': webSiteId },
    author: author ? person(author) : { '@id': organizationId },
    publisher: { '@id': organizationId },
  };
}

/** The article's page, with who read it before it came out: a page is what schema.org lets be reviewed. */
function pageOf(post: Article | NewsItem, url: string, reviewer: Signer | undefined): WebPage | string {
  if (!reviewer) return url;
  return {
    '@type': 'WebPage',
    '@id': url,
    reviewedBy: person(reviewer),
    ...(post.lawAsOf && { lastReviewed: post.lawAsOf }),
  };
}

/** Only who has a portrait belongs to the team. */
function person({ name, role, avatar }: Signer): Person {
  return {
    '@type': 'Person',
    name,
    jobTitle: role,
    ...(avatar && { worksFor: { '@id': organizationId } }),
  };
}
