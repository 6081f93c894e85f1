import { formFields } from '@/lib/enquiry/fields';

/** Ids used by the templates of the pages that show Markdown. */
const pageIds: ReadonlySet<string> = new Set([
  'main',
  'menu',
  'panel',
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
  'about-title',
  'station',
  'station-title',
  'kind-contact',
  'kind-trial',
]);

/** Ids that templates generate. */
const generatedIds: readonly RegExp[] = [
  // The card of an article in a list, and a block of a page with its heading.
  /^article\d+$/,
  /^block-\d+(?:-title)?$/,
  // The contact form: its messages, and each field with its label, hint and error.
  /^form-(?:sent|failed.*|faults|status|notice)$/,
  new RegExp(`^(?:${[...formFields, 'consent', 'transfer'].join('|')})(?:-(?:label|hint|error))?$`),
];

/** True if the template of a page that shows Markdown uses this id. */
export function isPageId(id: string): boolean {
  return pageIds.has(id) || generatedIds.some((pattern) => pattern.test(id));
}
