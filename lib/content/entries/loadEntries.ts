import { mapStrings } from 'message-files';
import { memoize } from 'message-files/memoize';
import { getContentLang } from '@/lib/shared/i18n/languageTags';
import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';
import { parseWorkingTime } from '@/lib/shared/workingTime';
import { factsSchema } from '../facts/factsSchema';
import { toE164 } from '../facts/toE164';
import { getMessagePath, readJsonFile } from '../messages/readMessageFile';
import { getFactInterpolator, readMessageJson } from '../messages/readMessages';
import { resolvePictures } from '../pictures/getPublishedPictureUrl';
import { mergeList } from './mergeList';
import { parseContent } from './parseContent';
import { type Entry, type EntryFile, entrySchemas } from './schemas';

/** An entry with the paths of its texts in another language, and the tag of that language if it is not English. */
export type TranslatedEntry<T> = T & { untranslated: string[]; fallbackLang: string | undefined };

/** Loads the entries of a list in one language. Throws an error that names file, entry and field of invalid values. */
export const loadEntries = memoize(
  <F extends EntryFile>(file: F, locale: Locale): TranslatedEntry<Entry<F>>[] =>
    mergeList(file, locale, readMessageJson).map(({ value, untranslated, fallbackLocale }, index) => {
      const id = (value as { id?: string } | null)?.id;
      const place = `${getMessagePath(locale, file)}: entry "${id ?? `number ${index + 1}`}"`;
      const parsed = parseContent<unknown>(entrySchemas[file], value, place) as Entry<F>;
      const fallbackLang = getContentLang(fallbackLocale ?? defaultLocale, defaultLocale);
      return { ...resolvePictures(parsed), untranslated, fallbackLang };
    }),
);

/**
 * Loads the facts of `messages/facts.json` that are the same in every language. Translated facts are only used as
 * placeholders in messages. If the file does not match its schema, throws an error that names the field.
 */
export const loadFacts = memoize(() => {
  const path = getMessagePath(undefined, 'facts.json');
  const parsed = parseContent(factsSchema, readJsonFile(undefined, 'facts.json'), path);
  const { company, figures } = mapStrings(parsed, getFactInterpolator(defaultLocale).interpolate);
  const offices = loadEntries('offices.json', defaultLocale);
  return {
    company: {
      ...company,
      /** Phone numbers in E.164 format, for `tel:` links. */
      phoneToDial: toE164(company.phone),
      supportPhoneToDial: toE164(company.supportPhone),
    },
    figures,
    offers: {
      ...parsed.offers,
      transfer: parsed.offers.transfer && offices.some(({ country }) => country === 'CN'),
    },
    /** Ids of the entries that pages feature. */
    featured: parsed.featured,
    prices: parsed.prices,
    workingTime: parseWorkingTime(parsed.workingTime),
  };
});
