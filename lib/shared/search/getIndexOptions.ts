import type { Options } from 'minisearch';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { FilterValues } from '@/lib/shared/lists/listTypes';
import type { Variants } from './normalizeText';
import { getTerms } from './terms';

/** An entry of a list as indexed for search. `keys` contains its filter values by filter name. */
export type SearchDocument = {
  id: string;
  title: string;
  summary: string;
  tags: string;
  body: string;
  keys: FilterValues;
};

/**
 * Returns the MiniSearch options for a locale. They must be the same for building and for loading an index;
 * `variants` are needed only for building.
 */
export function getIndexOptions(locale: Locale, variants?: Variants): Options<SearchDocument> {
  return {
    fields: ['title', 'summary', 'tags', 'body'],
    storeFields: ['keys'],
    tokenize: (text) => getTerms(text, locale, variants),
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: { title: 4, tags: 3, summary: 2 } },
  };
}
