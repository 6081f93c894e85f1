import { toPlainText } from 'article-markdown';
import type { SearchDocument } from 'site-search';
import { getPage } from '@/lib/browser/lists/paginate';
import type {
  CardContext,
  CardOf,
  EntryOf,
  Filter,
  Label,
  ListDefinition,
} from '@/lib/collections/defineCollection';
import type { TaxonomyGroup, TaxonomyId } from '@/lib/collections/fields';
import { memoize } from '@/lib/content/memoize';
import type { Locale } from '@/lib/i18n/locales';
import { type MarkdownFile, readMarkdownSource } from '../markdown/readMarkdownSource';
import { getTranslator } from '../messages/getTranslator';
import { loadMessages } from '../messages/readMessages';
import { type List, loadListEntries } from './lists';

/** Creates the data of an entry's card: the data of its collection, and the labels of its filter values. */
export async function createCard<L extends List>(
  collection: L,
  entry: EntryOf<L>,
  locale: Locale,
): Promise<CardOf<L>> {
  const taxonomy = await getTranslator('taxonomy', locale);
  const { filters, createCard } = getDefinition(collection);
  const labels = Object.entries(filters).map(([name, { group, getValues }]): [string, Label[]] => [
    name,
    (getValues(entry as never) as readonly string[]).map((id) => {
      const key = getTaxonomyKey(group, id);
      return { id, label: taxonomy.text(key), lang: taxonomy.getLang(key) };
    }),
  ]);
  const data = createCard(entry as never, createContext(entry, locale));
  return { ...data, labels: Object.fromEntries(labels) } as unknown as CardOf<L>;
}

/** Creates the cards of all entries of a list, or of one page, in display order. */
export function createCards<L extends List>(list: L, locale: Locale, page?: number): Promise<CardOf<L>[]> {
  const all = loadListEntries(list, locale);
  const entries = page === undefined ? all : getPage(all, page, list.list.pageSize);
  return Promise.all(entries.map((entry) => createCard(list, entry, locale)));
}

/** Creates an entry's document for the search index; undefined if the list has no search. */
export function createDocument<L extends List>(
  collection: L,
  entry: EntryOf<L>,
  locale: Locale,
): SearchDocument | undefined {
  const texts = getDefinition(collection).getSearchTexts?.(entry as never, createContext(entry, locale));
  return texts && { ...texts, id: getEntryId(entry), tags: texts.tags.join(', ') };
}

/** Returns the id of an entry of a list: the slug of a post, or the entry's `id`. */
export function getEntryId(entry: object): string {
  const { id = '', slug = id } = entry as { id?: string; slug?: string };
  return slug;
}

/** Returns the key of a label in the taxonomy. */
export function getTaxonomyKey(group: TaxonomyGroup, id: string) {
  return `${group}.${id}` as { [G in TaxonomyGroup]: `${G}.${TaxonomyId<G> & string}` }[TaxonomyGroup];
}

/** Returns the definition of a list with filters and functions for any entry. */
export function getDefinition({ list }: List) {
  return list as unknown as Omit<ListDefinition<never>, 'filters'> & {
    filters: Record<string, Filter<never>>;
  };
}

function createContext(entry: unknown, locale: Locale): CardContext {
  const { messages } = loadMessages(locale);
  const { lang, kind, slug } = entry as MarkdownFile;
  return { locale, messages, getBodyText: () => readPlainText(lang, kind, slug) };
}

/** Returns the plain text of a post's body. Cached, because the search index and the search results both use it. */
const readPlainText = memoize((lang: Locale, kind: MarkdownFile['kind'], slug: string) =>
  toPlainText(readMarkdownSource({ lang, kind, slug })),
);
