import { loadArticles, loadNews, renderBody } from '@/lib/content/entries/loadPosts';
import { locales } from '@/lib/shared/i18n/locales';

/**
 * Every post of every language with its body as HTML. `locale` is the language it was asked for, `lang` the one that
 * it is in.
 */
export function readPosts() {
  return locales.flatMap((locale) =>
    [...loadArticles(locale), ...loadNews(locale)].map((post) => ({
      ...post,
      locale,
      body: renderBody(post).html,
    })),
  );
}
