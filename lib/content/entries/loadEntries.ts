import { fileCollections } from '@/lib/collections';
import type { EntryOf, FileCollection, Translated } from '@/lib/collections/defineCollection';
import { memoize } from '@/lib/content/memoize';
import { getContentLang } from '@/lib/i18n/getFallbackLang';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { parseContent } from '../messages/parseContent';
import { getMessagePath, mergeList, readMessageJson } from '../messages/readMessages';
import { resolvePictures } from '../pictures/getPublishedPictureUrl';

type WithFile = { file: string };

/** Loads the entries of a file in one language. Throws an error that names file, entry and field of invalid values. */
export function loadEntries<C extends WithFile>({ file }: C, locale: Locale): EntryOf<C>[] {
  return loadFile(file, locale) as unknown as EntryOf<C>[];
}

const loadFile = memoize((file: string, locale: Locale): Translated<{ id: string }>[] => {
  const { schema } = fileCollections.find((collection) => collection.file === file) as FileCollection;
  return mergeList(file, locale, readMessageJson).map(({ value, untranslated, fallbackLocale }, index) => {
    const id = (value as { id?: string } | null)?.id;
    const place = `${getMessagePath(locale, file)}: entry "${id ?? `number ${index + 1}`}"`;
    const parsed = parseContent(schema, value, place) as { id: string };
    const fallbackLang = getContentLang(fallbackLocale ?? defaultLocale, defaultLocale);
    return { ...resolvePictures(parsed), untranslated, fallbackLang };
  });
});

/** Returns an entry by its id, or undefined if it does not exist. */
export function findEntry<C extends WithFile>(
  collection: C,
  locale: Locale,
  id: string | undefined,
): EntryOf<C> | undefined {
  return loadEntries(collection, locale).find((entry) => (entry as unknown as { id: string }).id === id);
}

/** Returns the locales in which the page of an entry is translated. In other locales it falls back to English. */
export function getEntryLocales(
  collection: WithFile & { page?: { translatedField: string } | undefined },
  id: string,
): Locale[] {
  const translatedField = collection.page?.translatedField ?? '';
  return locales.filter((locale) => {
    const entry = loadFile(collection.file, locale).find((other) => other.id === id);
    return !entry?.untranslated.includes(translatedField);
  });
}
