/** Ids used by the templates of the pages that show Markdown. */
const pageIds: ReadonlySet<string> = new Set([
  'main',
  'menu',
  'logo-mark',
  'enquiry',
  'enquiry-title',
  'contents',
  'contents-title',
  'next',
  'next-title',
  'related',
  'related-title',
  'articles',
  'articles-title',
  'article-list',
  'market',
  'market-title',
  'news',
  'news-title',
  'news-list',
  'newsletter',
  'newsletter-title',
  'newsletter-email',
  'newsletter-consent',
]);

/** The id of an article's card in a list. */
const CARD_ID = /^article\d+$/;

/** True if the template of a page that shows Markdown uses this id. */
export function isPageId(id: string): boolean {
  return pageIds.has(id) || CARD_ID.test(id);
}
