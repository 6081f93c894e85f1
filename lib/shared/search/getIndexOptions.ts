import type { Options } from 'minisearch';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { FilterValues } from '@/lib/shared/lists/parseListView';
import { getTerms } from './terms';
import type { Variants } from './unify';

/** An entry of a list as search knows it. `keys`: its filter values by the name of the filter. */
export type SearchDocument = {
  id: string;
  title: string;
  summary: string;
  tags: string;
  body: string;
  keys: FilterValues;
};

/** The options with which the index of a language is built, and with which it must be opened; `variants` to build it. */
export function getIndexOptions(locale: Locale, variants?: Variants): Options<SearchDocument> {
  return {
    fields: ['title', 'summary', 'tags', 'body'],
    storeFields: ['keys'],
    tokenize: (text) => getTerms(text, locale, variants),
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: { title: 4, tags: 3, summary: 2 } },
  };
}
