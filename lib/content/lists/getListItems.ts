import type { SearchDocument } from 'site-search';
import type { FilterValues, ListSummary } from '@/lib/browser/lists/listTypes';
import { groupByFilterChoices } from '@/lib/browser/lists/listView';
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
import { getArchivePath, loadListEntries } from '@/lib/content/lists/lists';
import type { Locale } from '@/lib/i18n/locales';
import { getLocalePath } from '@/lib/i18n/paths';
import { getBodyText } from '../markdown/getBodyText';
import type { MarkdownFile } from '../markdown/readMarkdownSource';
import { getTranslator } from '../messages/getTranslator';
import { loadMessages } from '../messages/loadMessages';
import type { List } from './lists';

/** An item of a list, with its filter values and the functions that create its data. */
export type ListItem<C = unknown> = {
  id: string;
  filterValues: FilterValues;
  /** Creates the data of the item's card. */
  createCard: () => Promise<C>;
  /** Creates the item's document for the search index; undefined if the list is not searchable. */
  createDocument?: () => SearchDocument;
};

/** Returns the items of a list in a locale, in display order. */
export function getListItems<L extends List>(collection: L, locale: Locale): ListItem<CardOf<L>>[] {
  const { getSearchTexts } = getDefinition(collection);
  return loadListEntries(collection, locale).map((entry) => {
    const { id, slug = id } = entry as unknown as { id: string; slug?: string };
    const filterValues = getFilterValues(collection, entry as never);
    return {
      id: slug,
      filterValues,
      createCard: () => createCard(collection, entry, locale) as Promise<CardOf<L>>,
      ...(getSearchTexts && {
        createDocument: () => {
          const { tags, ...texts } = getSearchTexts(entry as never, createContext(entry, locale));
          return { id: slug, ...texts, tags: tags.join(', '), keys: filterValues };
        },
      }),
    };
  });
}

/** Creates the data of an entry's card: the data of its collection, and the labels of its filter values. */
export async function createCard<L extends List>(
  collection: L,
  entry: EntryOf<L>,
  locale: Locale,
): Promise<CardOf<L>> {
  const taxonomy = await getTranslator('taxonomy', locale);
  const definition = getDefinition(collection);
  const values = getFilterValues(collection, entry as never);
  const labels = Object.entries(values).map(([name, ids]): [string, Label[]] => [
    name,
    ids.map((id) => {
      const key = getTaxonomyKey(definition.filters[name]?.group ?? 'tags', id);
      return { id, label: taxonomy.text(key), lang: taxonomy.getLang(key) };
    }),
  ]);
  const data = definition.createCard(entry as never, createContext(entry, locale));
  return { ...data, labels: Object.fromEntries(labels) } as unknown as CardOf<L>;
}

/** Creates the cards on one page of a list. */
export function getPageCards<L extends List>(list: L, locale: Locale, page: number): Promise<CardOf<L>[]> {
  const items = getPage(getListItems(list, locale), page, list.list.pageSize);
  return Promise.all(items.map((item) => item.createCard()));
}

/** Returns the key of a label in the taxonomy. */
export function getTaxonomyKey(group: TaxonomyGroup, id: string) {
  return `${group}.${id}` as { [G in TaxonomyGroup]: `${G}.${TaxonomyId<G> & string}` }[TaxonomyGroup];
}

/** Returns the data that the browser needs beside the entries in the HTML. `id` is the id of the list element. */
export function getListSummary(list: List, locale: Locale, id: string): ListSummary {
  const items = getListItems(list, locale);
  const { name, pageSize } = list.list;
  const counts = [...groupByFilterChoices(items)].map(([path, matches]) => [path, matches.length]);
  return {
    id,
    name,
    locale,
    pageSize,
    counts: Object.fromEntries(counts),
    secondPageHref: items.length > pageSize ? getLocalePath(locale, getArchivePath(list, 2)) : undefined,
  };
}

function getDefinition({ list }: List) {
  return list as unknown as Omit<ListDefinition<never>, 'filters'> & {
    filters: Record<string, Filter<never>>;
  };
}

function getFilterValues(collection: List, entry: never): Record<string, string[]> {
  const filters = Object.entries(getDefinition(collection).filters);
  return Object.fromEntries(
    filters.map(([name, { getValues }]) => [name, [...(getValues(entry) as readonly string[])]]),
  );
}

function createContext(entry: unknown, locale: Locale): CardContext {
  const { messages } = loadMessages(locale);
  return { locale, messages, getBodyText: () => getBodyText(entry as MarkdownFile) };
}
