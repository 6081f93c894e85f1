import { loadArticles, loadNews, renderBody } from '@/lib/content/entries/loadPosts';
import { locales } from '@/lib/shared/i18n/locales';

/** Prints every article and news item of every language, rendered, as JSON. Run by `readPosts`. */
const posts = locales.flatMap((locale) =>
  [...loadArticles(locale), ...loadNews(locale)].map((post) => ({
    ...post,
    locale,
    body: renderBody(post).html,
  })),
);
console.log(JSON.stringify(posts));
