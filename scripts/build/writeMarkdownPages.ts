import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { removeNonBreakingSpaces } from 'line-breaks';
import {
  type MarkdownTwin,
  type MarkdownTwinsOptions,
  renderLlmsTxt,
  writeMarkdownTwins,
} from 'markdown-twins';
import { loadMessages } from '../../lib/content/messages/loadMessages';
import { getSiteRoutes, type SiteRoute } from '../../lib/content/routes/getSiteRoutes';
import { withBasePath } from '../../lib/shared/basePath';
import { getLocalePath } from '../../lib/shared/i18n/getLocalePath';
import { defaultLocale, type Locale, localeInfo, locales } from '../../lib/shared/i18n/locales';
import { pagedLists } from '../../lib/shared/i18n/paths';
import { getAbsoluteUrl } from '../../lib/shared/site';

/** Maximum number of posts in `llms.txt`: assistants read the file as a whole. */
const MAX_LISTED_POSTS = 50;

/**
 * Writes a Markdown copy of each indexable page into the export, and `llms.txt`, which lists them except for the archive
 * pages. Runs on the finished pages, so the copies contain the same text.
 */
export async function writeMarkdownPages(out: string): Promise<void> {
  const pages = getSiteRoutes()
    .filter(({ noindex }) => !noindex)
    .flatMap((route) => route.locales.map((locale) => ({ route, locale })));
  const folders = pages.map(({ route, locale }) =>
    getLocalePath(locale, route.path).replace(withBasePath('/'), ''),
  );
  const twins = await writeMarkdownTwins(out, folders, twinsOptions);
  const listed = pages.map((page, index) => ({ ...page, twin: twins[index] as MarkdownTwin }));
  await writeFile(path.join(out, 'llms.txt'), renderIndex(listed));
}

/** Attributes of elements that are hidden at first, or only refer to the page as a document. */
const excludedProperties = ['dataEmpty', 'dataHint', 'dataSent', 'dataShare'];

const twinsOptions: MarkdownTwinsOptions = {
  isExcluded({ tagName, properties: { ariaLabelledBy, src, ...properties } }) {
    // The home page lists the services in a landmark. Other landmarks repeat links.
    if (tagName === 'nav') return String(ariaLabelledBy) !== 'services-title';
    // Drawings illustrate the text beside them.
    if (tagName === 'img' && /\.svg$|\/qr\//.test(String(src))) return true;
    return excludedProperties.some((name) => name in properties) || undefined;
  },
  normalizeText: removeNonBreakingSpaces,
};

type ListedPage = { route: SiteRoute; locale: Locale; twin: MarkdownTwin };

function renderIndex(pages: readonly ListedPage[]): string {
  const getDescription = (locale: Locale) => loadMessages(locale).messages.common.site.description;
  const isPost = ({ route }: ListedPage) => route.getPublicationDate !== undefined;
  const archiveFolders = Object.values(pagedLists).map(({ archiveFolder }) => archiveFolder);
  const isArchivePage = ({ route }: ListedPage) =>
    archiveFolders.some((folder) => route.path.startsWith(folder));
  const otherPages = pages.filter((page) => !isPost(page) && !isArchivePage(page));
  const newestPosts = pages
    .filter(isPost)
    .sort((a, b) => (b.twin.published ?? '').localeCompare(a.twin.published ?? ''))
    .slice(0, MAX_LISTED_POSTS);
  const text = renderLlmsTxt({
    title: loadMessages(defaultLocale).messages.common.site.name,
    summary: getDescription(defaultLocale),
    details: [
      ...locales.filter((locale) => locale !== defaultLocale).map(getDescription),
      `The site has the same pages in ${locales.map((locale) => localeInfo[locale].name).join(', ')}. Every page has a Markdown copy: add \`index.md\` to its URL. To cite a page, use the \`url\` in the first lines of its copy. All pages, with their dates: ${getAbsoluteUrl(withBasePath('/sitemap.xml'))}`,
    ],
    sections: [
      ...locales.map((locale) => ({
        title: localeInfo[locale].name,
        pages: otherPages.filter((page) => page.locale === locale).map(({ twin }) => twin),
      })),
      { title: 'Optional', pages: newestPosts.map(({ twin }) => twin) },
    ],
  });
  return removeNonBreakingSpaces(text);
}
