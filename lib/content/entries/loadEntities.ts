import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';
import { facts } from '../facts/factsSchema';
import { mapStrings } from '../facts/mapStrings';
import { toE164 } from '../facts/toE164';
import { parseWorkingTime } from '../facts/workingTime';
import { memoizePerRequest } from '../messages/memoizePerRequest';
import { mergeFallback } from '../messages/mergeFallback';
import { getFactInterpolator, getMessagePath, readMessageJson } from '../messages/readMessages';
import { withSourceMarkers } from '../messages/withSourceMarkers';
import { resolvePictures } from '../pictures/getPublishedPicture';
import { parseContent } from './parseContent';
import { type Entity, type EntityFile, entityFiles } from './schemas';

/** An entry with the names of its texts that stand in English for want of a translation. */
export type TranslatedEntry<T> = T & { untranslated: string[] };

/**
 * Loads an entity file in a language: English entries in English order, each text replaced by its translation where
 * there is one. Throws an error that names file, entry and field where an entry does not fit its schema.
 */
export const loadEntities = memoizePerRequest(
  <F extends EntityFile>(file: F, locale: Locale): TranslatedEntry<Entity<F>>[] => {
    const { value, untranslated } = mergeFallback(
      readEntries(defaultLocale, file),
      readEntries(locale, file),
    );
    return (value as { id?: string }[]).map((entry, index) => {
      const place = `${getMessagePath(locale, file)}: entry "${entry?.id ?? `number ${index + 1}`}"`;
      const parsed = parseContent<unknown>(entityFiles[file], entry, place) as Entity<F>;
      const own = untranslated.filter((path) => path.startsWith(`${entry.id}.`));
      return {
        ...resolvePictures(parsed),
        untranslated: own.map((path) => path.slice(`${entry.id}.`.length)),
      };
    });
  },
);

/**
 * Loads the facts that are the same in every language from `messages/facts.json`; the others stand in texts only. Throws
 * an error that names the field where the file does not fit its schema.
 */
export const loadFacts = memoizePerRequest(() => {
  const path = getMessagePath(undefined, 'facts.json');
  const parsed = parseContent(facts, readMessageJson(undefined, 'facts.json'), path);
  const { company, figures, map } = mapStrings(parsed, getFactInterpolator(defaultLocale).fill);
  return {
    company: {
      ...withSourceMarkers({ company }, path).company,
      /** The telephone numbers in the form that links dial. */
      phoneToDial: toE164(company.phone, 'vietnam'),
      chinaPhoneToDial: toE164(company.chinaPhone, 'china'),
    },
    figures,
    map,
    workingTime: parseWorkingTime(parsed.workingTime),
  };
});

function readEntries(locale: Locale, file: EntityFile): unknown[] {
  const items = (readMessageJson(locale, file) as { items?: unknown } | undefined)?.items;
  if (items === undefined && locale !== defaultLocale) return [];
  if (!Array.isArray(items)) throw new Error(`${getMessagePath(locale, file)} has no list "items"`);
  return items;
}
