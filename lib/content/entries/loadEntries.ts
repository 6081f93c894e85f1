import { mapStrings, mergeFallback } from 'message-files';
import { memoize } from 'message-files/memoize';
import { parseWorkingTime } from 'working-time';
import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';
import { factsSchema } from '../facts/factsSchema';
import { toE164 } from '../facts/toE164';
import { getMessagePath, readJsonFile } from '../messages/readMessageFile';
import { getFactInterpolator, readMessageJson, withSourceMarkers } from '../messages/readMessages';
import { resolvePictures } from '../pictures/getPublishedPictureUrl';
import { parseContent } from './parseContent';
import { type Entry, type EntryFile, entrySchemas } from './schemas';

/** An entry, with the names of the fields that fall back to English because their translation is missing. */
export type TranslatedEntry<T> = T & { untranslated: string[] };

/**
 * Loads the entries of a file in one language. The English file defines the entries and their order; each text is
 * replaced by its translation if there is one. If an entry does not match its schema, throws an error that names file,
 * entry and field.
 */
export const loadEntries = memoize(
  <F extends EntryFile>(file: F, locale: Locale): TranslatedEntry<Entry<F>>[] => {
    const { value, untranslated } = mergeFallback(
      readEntries(defaultLocale, file),
      readEntries(locale, file),
    );
    return (value as { id?: string }[]).map((entry, index) => {
      const place = `${getMessagePath(locale, file)}: entry "${entry?.id ?? `number ${index + 1}`}"`;
      const parsed = parseContent<unknown>(entrySchemas[file], entry, place) as Entry<F>;
      const fallbackPaths = untranslated.filter((path) => path.startsWith(`${entry.id}.`));
      return {
        ...resolvePictures(parsed),
        untranslated: fallbackPaths.map((path) => path.slice(`${entry.id}.`.length)),
      };
    });
  },
);

/**
 * Loads the facts of `messages/facts.json` that are the same in every language. Translated facts are only used as
 * placeholders in messages. If the file does not match its schema, throws an error that names the field.
 */
export const loadFacts = memoize(() => {
  const path = getMessagePath(undefined, 'facts.json');
  const parsed = parseContent(factsSchema, readJsonFile(undefined, 'facts.json'), path);
  const { company, figures, map } = mapStrings(parsed, getFactInterpolator(defaultLocale).interpolate);
  return {
    company: {
      ...withSourceMarkers({ company }, path).company,
      /** Phone numbers in E.164 format, for `tel:` links. */
      phoneToDial: toE164(company.phone),
      supportPhoneToDial: toE164(company.supportPhone),
    },
    figures,
    map,
    offers: {
      ...parsed.offers,
      transfer: parsed.offers.transfer && loadEntries('offices.json', defaultLocale).length > 1,
    },
    /** Ids of the entries that pages feature. */
    featured: parsed.featured,
    prices: parsed.prices,
    workingTime: parseWorkingTime(parsed.workingTime),
  };
});

function readEntries(locale: Locale, file: EntryFile): unknown[] {
  const items = (readMessageJson(locale, file) as { items?: unknown } | undefined)?.items;
  if (items === undefined && locale !== defaultLocale) return [];
  if (!Array.isArray(items)) throw new Error(`${getMessagePath(locale, file)} has no list "items"`);
  return items;
}
