import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { removeNonBreakingSpaces } from 'line-breaks';
import pMap from 'p-map';
import { lists } from '@/lib/collections';
import { loadMessages } from '@/lib/content/messages/readMessages';
import { defaultLocale, type Locale, localeInfo, locales } from '@/lib/i18n/locales';
import { getLocalePath, withBasePath } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';
import { getSiteRoutes, type SiteRoute } from '@/lib/routes/getSiteRoutes';
import { type MarkdownCopy, renderMarkdownCopy } from './renderMarkdownCopy';

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
  const listed = await pMap(
    pages,
    async ({ route, locale }) => {
      const folder = path.join(out, getLocalePath(locale, route.path).replace(withBasePath('/'), ''));
      const html = await readFile(path.join(folder, 'index.html'), 'utf8');
      try {
        const copy = renderMarkdownCopy(html);
        await writeFile(path.join(folder, 'index.md'), copy.markdown);
        return { route, locale, copy };
      } catch (error) {
        throw new Error(`${folder}/index.html: ${(error as Error).message}`, { cause: error });
      }
    },
    { concurrency: 32 },
  );
  await writeFile(path.join(out, 'llms.txt'), renderIndex(listed));
}

type ListedPage = { route: SiteRoute; locale: Locale; copy: MarkdownCopy };

/** Renders `llms.txt` as https://llmstxt.org describes it. Readers with little space skip the section `Optional`. */
function renderIndex(pages: readonly ListedPage[]): string {
  const getDescription = (locale: Locale) => loadMessages(locale).messages.common.site.description;
  const isPost = ({ route }: ListedPage) => route.getPublicationDate !== undefined;
  const archiveFolders = lists.map(({ list }) => list.archiveFolder);
  const isArchivePage = ({ route }: ListedPage) =>
    archiveFolders.some((folder) => route.path.startsWith(folder));
  const otherPages = pages.filter((page) => !isPost(page) && !isArchivePage(page));
  const newestPosts = pages
    .filter(isPost)
    .sort((a, b) => (b.copy.published ?? '').localeCompare(a.copy.published ?? ''))
    .slice(0, MAX_LISTED_POSTS);
  const sections = [
    ...locales.map((locale) => ({
      title: localeInfo[locale].name,
      pages: otherPages.filter((page) => page.locale === locale),
    })),
    { title: 'Optional', pages: newestPosts },
  ];
  const languages = locales.map((locale) => localeInfo[locale].name).join(', ');
  const sitemap = getAbsoluteUrl(withBasePath('/sitemap.xml'));
  const paragraphs = [
    `# ${loadMessages(defaultLocale).messages.common.site.name}`,
    `> ${getDescription(defaultLocale)}`,
    ...locales.filter((locale) => locale !== defaultLocale).map(getDescription),
    `The site has the same pages in ${languages}. Every page has a Markdown copy: add \`index.md\` to its URL. To cite a page, use the \`url\` in the first lines of its copy. All pages, with their dates: ${sitemap}`,
    ...sections
      .filter((section) => section.pages.length > 0)
      .map((section) => `## ${section.title}\n\n${section.pages.map(renderLink).join('\n')}`),
  ];
  return removeNonBreakingSpaces(`${paragraphs.join('\n\n')}\n`);
}

function renderLink({ copy: { title, url, description } }: ListedPage): string {
  // A bracket would end the text of the link, and a backslash would escape the bracket after it.
  const text = title.replace(/[[\]\\]/g, '\\$&');
  // A line break would end the list.
  return `- [${text}](${url}index.md)${description ? `: ${description}` : ''}`.replace(/\s*\n\s*/g, ' ');
}
