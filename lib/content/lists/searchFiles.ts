import { loadEntities } from '@/lib/content/entries/loadEntities';
import { type Article, loadArticles, loadNews, type NewsItem } from '@/lib/content/entries/loadPosts';
import { indexFiles, termFileCount } from '@/lib/content/lists/indexFiles';
import { bodyText } from '@/lib/content/markdown/bodyText';
import { cached } from '@/lib/content/texts/readMessages';
import type { Locale } from '@/lib/shared/i18n/locales';
import { entryFile, indexHeadFile, indexTermsFile, type SearchableList } from '@/lib/shared/lists/dataPaths';
import type { SearchDocument } from '@/lib/shared/search/indexOptions';
import { articleEntry } from './articleEntry';
import { caseEntry } from './caseEntry';
import type { DataFile } from './DataFile';
import { newsEntry } from './rowEntry';
import { caseDocument, postDocument } from './searchDocument';

/** How an item of a list becomes a document of the index and an entry of the list. */
type Ways<T> = {
  id: (item: T) => string;
  document: (item: T, locale: Locale) => Promise<SearchDocument>;
  entry: (item: T, locale: Locale) => Promise<unknown>;
  /** The text from which a result shows the place that was found: what its entry does not show anyway. */
  text: (item: T) => string;
};

/** The files of the searches of a language: for each list the head and the terms of its index, and every entry. */
export function searchFiles(locale: Locale): DataFile[] {
  const ofPosts = {
    id: ({ slug }: Article | NewsItem) => slug,
    document: postDocument,
    text: bodyText,
  };
  return [
    ...filesOf('insights', locale, loadArticles(locale), { ...ofPosts, entry: articleEntry }),
    ...filesOf('news', locale, loadNews(locale), { ...ofPosts, entry: newsEntry }),
    ...filesOf('cases', locale, loadEntities('customer-cases.json', locale), {
      id: ({ id }) => id,
      document: caseDocument,
      entry: caseEntry,
      text: () => '',
    }),
  ];
}

function filesOf<T>(list: SearchableList, locale: Locale, items: readonly T[], ways: Ways<T>): DataFile[] {
  const index = () =>
    cached(`searchIndex/${locale}/${list}`, async () => {
      const documents = await Promise.all(items.map((item) => ways.document(item, locale)));
      const { head, terms } = indexFiles(documents, locale);
      // As text: a tenth of the memory of the objects.
      return { head: JSON.stringify(head), terms: terms.map((file) => JSON.stringify(file)) };
    });
  return [
    [indexHeadFile(list), async () => (await index()).head],
    ...Array.from(
      { length: termFileCount(items.length) },
      (_, number): DataFile => [
        indexTermsFile(list, number),
        async () => (await index()).terms[number] ?? '',
      ],
    ),
    ...items.map(
      (item): DataFile => [
        entryFile(list, ways.id(item)),
        async () => JSON.stringify({ entry: await ways.entry(item, locale), text: ways.text(item) }),
      ],
    ),
  ];
}
