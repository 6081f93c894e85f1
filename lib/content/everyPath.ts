import { defaultLocale } from '@/lib/i18n/locales';
import { archivePath, articlePath, type PagedList, pagedLists, pages } from '@/lib/i18n/paths';
import { pageSizes } from '@/lib/lists/pageSizes';
import { furtherPages } from '@/lib/lists/paginate';
import { listTotal } from './listTotal';
import { loadArticles, loadNews } from './loadPosts';

/** Every bare path of the site: its pages, its articles and news, and the further pages of its lists. */
export function everyPath(): string[] {
  const posts = [...loadArticles(defaultLocale), ...loadNews(defaultLocale)];
  return [...Object.values(pages), ...posts.map(({ slug }) => articlePath(slug)), ...archivePaths()];
}

function archivePaths(): string[] {
  return (Object.keys(pagedLists) as PagedList[]).flatMap((list) =>
    furtherPages(listTotal(list), pageSizes[list]).map((page) => archivePath(list, page)),
  );
}
