import { lists } from '@/lib/collections';
import type { EntryOf } from '@/lib/collections/defineCollection';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { loadPosts } from '@/lib/content/entries/posts';
import { loadMessages } from '@/lib/content/messages/readMessages';
import { getSections } from '@/lib/content/sections/getSections';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { pages } from '@/lib/i18n/paths';

/** A collection that a page lists. */
export type List = (typeof lists)[number];

/** The entries of a list in a locale, in display order. */
export function loadListEntries<L extends List>(list: L, locale: Locale): EntryOf<L>[] {
  const collection: { file: string } | { folder: string } = list;
  const entries: object[] =
    'folder' in collection ? loadPosts(collection, locale) : loadEntries(collection, locale);
  return entries as EntryOf<L>[];
}

/** Returns the bare path of a page of a list: `/insights/#articles` for page 1, `/insights/archive/2/` for page 2. */
export function getArchivePath({ list }: List, number: number): string {
  return number > 1 ? `${list.archiveFolder}${number}/` : `${pages[list.page]}#${list.section}`;
}

/** Returns the number of entries of a list, which is the same in every locale; 0 if its section is hidden. */
export function getListTotal(list: List): number {
  const { page, section } = list.list;
  const isShown = (getSections(page) as string[]).includes(section);
  return isShown ? loadListEntries(list, defaultLocale).length : 0;
}

/** Returns the lists that pages show: those with entries whose section is not hidden. */
export function getShownLists(): List[] {
  return lists.filter((list) => getListTotal(list) > 0);
}

/** Returns the title of the archive pages of a list. */
export function getArchiveTitle({ list }: List, locale: Locale): string {
  const texts = list.archiveMessages
    .split('.')
    .reduce(
      (messages: unknown, key) => (messages as Record<string, unknown>)[key],
      loadMessages(locale).messages,
    );
  return (texts as { title: string }).title;
}
