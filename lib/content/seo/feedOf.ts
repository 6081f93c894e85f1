import { iconPaths } from '@/lib/content/appearance/icons/iconPaths';
import {
  type Article,
  loadArticles,
  loadNews,
  type NewsItem,
  renderBody,
} from '@/lib/content/entries/loadPosts';
import { signersOf } from '@/lib/content/entries/signersOf';
import { loadMessages } from '@/lib/content/texts/loadMessages';
import { sitePath } from '@/lib/shared/basePath';
import { localePath } from '@/lib/shared/i18n/localePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { articlePath, pages } from '@/lib/shared/i18n/paths';
import { readPhotoAddress } from '@/lib/shared/pictures/photoAddress';
import { photoSources } from '@/lib/shared/pictures/photoSources';
import { pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import { absoluteUrl } from '@/lib/shared/site';
import { absoluteLinks } from './absoluteLinks';
import type { Feed, FeedEntry } from './atomFeed';
import { escapeXml } from './escapeXml';
import { feedLink } from './feedLink';

/** How many entries a feed has. Readers fetch all of it again and again, and keep what they have seen. */
const NEWEST = 50;

/** The feed of a language: the newest articles and news written in it, newest first, each with its whole text. */
export function feedOf(locale: Locale): Feed {
  const { common, insights } = loadMessages(locale).messages;
  return {
    language: locale,
    subtitle: insights.meta.description,
    author: common.site.name,
    ...feedLink(locale),
    page: absoluteUrl(localePath(locale, pages.insights)),
    icon: absoluteUrl(sitePath(iconPaths.drawing)),
    entries: [...loadArticles(locale), ...loadNews(locale)]
      .filter(({ lang, noindex }) => lang === locale && !noindex)
      .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
      .slice(0, NEWEST)
      .map((post) => entryOf(post, locale)),
  };
}

function entryOf(post: Article | NewsItem, locale: Locale): FeedEntry {
  const { taxonomy } = loadMessages(locale).messages;
  const url = absoluteUrl(localePath(locale, articlePath(post.slug)));
  const cover = post.image
    ? `<p><img src="${feedPicture(post.image)}" alt="${escapeXml(post.imageAlt ?? '')}"></p>\n`
    : '';
  return {
    url,
    title: post.title,
    summary: post.summary,
    content: absoluteLinks(cover + renderBody(post).html, url),
    published: post.date,
    updated: post.updated ?? post.date,
    author: signersOf(post).author?.name,
    categories: post.tags.map((tag) => ({ id: tag, label: taxonomy.tags[tag] })),
  };
}

/** Of a photograph, the file that readers without `srcset` load. */
function feedPicture(src: string): string {
  const photo = readPhotoAddress(src);
  return photo ? photoSources(photo, pictureFrames.cover).src : sitePath(src);
}
