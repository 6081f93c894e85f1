import { fetchOnce } from '@/lib/browser/lists/fetchData';
import type { ListPage } from '@/lib/browser/lists/pageStore';
import { dataUrl, entryFile, type SearchableList } from '@/lib/shared/lists/dataPaths';
import { isShaped, type Shape } from '@/lib/shared/lists/isShaped';
import type { Listed, Marker } from '@/lib/shared/lists/Listed';
import type { ListFacts } from '@/lib/shared/lists/ListFacts';
import { pageCount, pageOf } from '@/lib/shared/lists/paginate';
import type { ListView } from '@/lib/shared/lists/readView';
import { toVariants, type Variants } from '@/lib/shared/search/unify';
import { excerptOf } from './excerptOf';
import { findIds, openIndex } from './findIds';
import { markText, rangesOf } from './markText';
import { parseQuery, type QueryWord } from './parseQuery';

/** A page of a search's results, the best match first. Fetches what it needs; throws where something does not come. */
export async function findEntries<T extends { id: string }>(
  { locale, name, size }: ListFacts,
  shape: Shape,
  { query, choices }: ListView,
  page: number,
): Promise<ListPage<Listed<T>>> {
  const list = name as SearchableList;
  const variants = toVariants((await openIndex(locale, list)).variants);
  const words = parseQuery(query, locale, variants);
  const mark: Marker = (text) => markText(text, words, variants);
  const ids = await findIds(locale, list, words, choices);
  const isEntry = (value: unknown): value is { entry: T; text: string } =>
    isShaped(value, { entry: shape, text: 'string' });
  const entries = await Promise.all(
    pageOf(ids, page, size).map(async (id) => {
      const { entry, text } = await fetchOnce(dataUrl(locale, entryFile(list, id)), isEntry);
      return { ...entry, mark, excerpt: excerptFor(entry, text, words, variants) };
    }),
  );
  return { entries, pages: pageCount(ids.length, size), total: ids.length };
}

/** Begins to fetch what every search of a list needs. */
export function prepare({ locale, name }: ListFacts): Promise<unknown> {
  return openIndex(locale, name as SearchableList);
}

/** The place in the text that shows why an entry was found, where its title and summary do not. */
function excerptFor(
  entry: object,
  text: string,
  words: readonly QueryWord[],
  variants: Variants,
): string | undefined {
  const { title, summary } = entry as { title?: string; summary?: string };
  const seen = `${title} ${summary}`;
  const unseen = words.filter((word) => rangesOf(seen, [word], variants).length === 0);
  return unseen.length > 0 ? excerptOf(text, words, variants) : undefined;
}
