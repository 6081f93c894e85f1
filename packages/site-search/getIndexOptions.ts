import type { Options } from 'minisearch';
import type { Variants } from './text/normalizeText';
import { getTerms } from './text/terms';

/** A document to index. */
export type SearchDocument = {
  id: string;
  title: string;
  summary: string;
  tags: string;
  body: string;
};

/**
 * Returns the MiniSearch options for a locale. They must be the same for building and for loading an index; `variants`
 * are needed only for building.
 */
export function getIndexOptions(locale: string, variants?: Variants): Options<SearchDocument> {
  return {
    fields: ['title', 'summary', 'tags', 'body'],
    tokenize: (text) => getTerms(text, locale, variants),
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: { title: 4, tags: 3, summary: 2 } },
  };
}
