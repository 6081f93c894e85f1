import type { z } from 'zod';
import type { pictureFrames } from '@/lib/browser/pictureFrames';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messageFiles';
import type { Page } from '@/lib/i18n/paths';
import type { TaxonomyGroup, TaxonomyId } from './fields';

/** The page of each entry, `/{parent}/{id}/`. */
type EntryPage<E> = {
  parent: Page;
  /** Returns the title on share cards. */
  getTitle: (entry: E) => string;
  /** The picture on the share card; if it is undefined or missing, the drawing of the parent page. */
  getPicture: (entry: E) => string | undefined;
};

/** The form of the entries at `/admin/`. */
type EntryForm = {
  /** Path of the page that shows the entries. */
  preview: string;
  /** The field that names an entry. */
  titleField?: string;
  /** The fields of other files that contain the id of an entry. */
  referencedBy?: string[];
};

/** The ids of an entry in a group of the taxonomy, by which a list is filtered. */
export type Filter<E> = {
  [G in TaxonomyGroup]: { group: G; getValues: (entry: E) => readonly TaxonomyId<G>[] };
}[TaxonomyGroup];

/** The list of a collection on a page, with filters, search and archive pages. */
export type ListDefinition<E, F extends string = string, C = object, K extends ListKey = ListKey> = {
  /** The name in the URLs of data files. */
  name: string;
  /** The page and the section that contain the list. */
  page: 'services' | 'cases' | 'insights';
  section: string;
  /** The folder of the archive pages, which start with page 2. */
  archiveFolder: string;
  /** The messages of the list and of its archive pages. */
  messages: K;
  archiveMessages: ArchiveKey;
  /** Number of entries on each page, and number added by each click on Load more. */
  pageSize: number;
  /** The filters in their order, by query parameter. `messages` contains the label of each. */
  filters: {
    [Name in F]: Name extends keyof MessagesAt<K> ? Filter<E> : `The messages lack ${K}.${Name}.`;
  };
  /** Creates the data of an entry's card, to which the labels of its filter values are added. */
  createCard: (entry: E, context: CardContext) => C;
  /** Returns the texts in which the search finds an entry. Without it, the list has no search. */
  getSearchTexts?: (
    entry: E,
    context: CardContext,
  ) => { title: string; summary: string; tags: string[]; body: string };
};

/** What the data of a card depends on beside the entry. */
export type CardContext = {
  locale: Locale;
  messages: Messages;
  /** Returns the text of a Markdown file without markup. */
  getBodyText: () => string;
};

/** The label of a filter value; `lang` is its language if it is not the language of the page. */
export type Label = { id: string; label: string; lang: string | undefined };

/** The keys of messages that contain certain messages, such as `cases.list`. */
type KeyWith<T, Texts, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends readonly unknown[]
    ? never
    : T[K] extends Texts
      ? `${Prefix}${K}`
      : T[K] extends object
        ? KeyWith<T[K], Texts, `${Prefix}${K}.`>
        : never;
}[keyof T & string];

type ListKey = KeyWith<Messages, { showing: string }>;
type ArchiveKey = KeyWith<Messages, { title: string; metaTitle: string; description: string }>;

type MessagesAt<K, T = Messages> = K extends `${infer First}.${infer Rest}`
  ? First extends keyof T
    ? MessagesAt<Rest, T[First]>
    : never
  : K extends keyof T
    ? T[K]
    : never;

/** An entry with the paths of its texts in another language, and the tag of that language if it is not English. */
export type Translated<T> = T & { untranslated: string[]; fallbackLang: string | undefined };

/** The front matter of a Markdown file. */
export type Post<T, Folder extends string = string> = T & {
  kind: Folder;
  slug: string;
  /** Language of the text. */
  lang: Locale;
  /** Reason why the post is not published yet. Set only in development. */
  hold?: 'draft' | 'scheduled';
};

type FileDefinition<S extends z.ZodType> = {
  /** The file in `messages/{locale}/`. */
  file: string;
  /** The schema of an entry. */
  schema: S;
  page?: EntryPage<Translated<z.output<S>>> & {
    /** The field that contains the title. */
    titleField: string;
    /** The text that determines in which languages the page is available. */
    translatedField: string;
  };
  /** The placeholder in texts that is replaced with the number of entries. */
  count?: string;
  /** The page on which the id of each entry is an anchor. */
  anchors?: Page;
  /** The frame of the entries' pictures. */
  frame?: keyof typeof pictureFrames;
  /** True if the field `name` is the name of a person. */
  isPeople?: true;
  form: EntryForm;
};

type PostDefinition<S extends z.ZodType, Folder extends string> = {
  /** The folder in `messages/{locale}/`. */
  folder: Folder;
  /** The schema of the front matter. */
  schema: S;
  /** The id of the word for an entry in the findings of the message checks. */
  noun: 'article' | 'newsItem';
  /** The type of a post in structured data (schema.org). */
  graphType: 'Article' | 'NewsArticle';
  page: EntryPage<Post<z.output<S>, Folder>>;
  /** Returns the anchor of an entry in its list. */
  getAnchor?: (entry: { link?: string | undefined; slug: string }) => string;
  /** Returns values of required fields that a draft may lack; `ids` are those of a group of the taxonomy. */
  getDraftFields: (getIds: (group: TaxonomyGroup) => string[]) => object;
};

type WithList<E, F extends string, C, K extends ListKey> = { list: ListDefinition<E, F, C, K> };

/** Defines the entries of a file in `messages/{locale}/`, which pages list, with filters, search and archive pages. */
export function defineList<S extends z.ZodType, F extends string, C, K extends ListKey>(
  definition: FileDefinition<S> & WithList<Translated<z.output<S>>, F, C, K>,
) {
  return definition;
}

/** Defines the entries of a file in `messages/{locale}/`. */
export function defineCollection<S extends z.ZodType>(definition: FileDefinition<S>) {
  return definition;
}

/** Defines the Markdown files of a folder in `messages/{locale}/`, which pages list. */
export function definePosts<
  S extends z.ZodType,
  const Folder extends string,
  F extends string,
  C,
  K extends ListKey,
>(definition: PostDefinition<S, Folder> & WithList<Post<z.output<S>, Folder>, F, C, K>) {
  return definition;
}

/** Any collection with a file. Its functions accept the entries of `loadEntries` for the same collection. */
// biome-ignore lint/suspicious/noExplicitAny: entries of different collections have different types
export type FileCollection = FileDefinition<any> & { list?: object };

/** Any collection with a folder. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type PostCollection = PostDefinition<any, any>;

/** The entries of a collection in a locale. */
export type EntryOf<C> = C extends { folder: infer Folder extends string; schema: infer S extends z.ZodType }
  ? Post<z.output<S>, Folder>
  : C extends { schema: infer S extends z.ZodType }
    ? Translated<z.output<S>>
    : never;

/** The data of an entry's card in a list. */
export type CardOf<C> = C extends { list: { createCard: (...args: never[]) => infer Card; filters: infer F } }
  ? Card & { labels: { [Name in keyof F]: Label[] } }
  : never;
