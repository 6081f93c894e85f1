import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';
import { facts } from '../facts/factsSchema';
import { mapTexts } from '../facts/mapTexts';
import { toDial } from '../facts/toDial';
import { parseWorkingTime } from '../facts/workingTime';
import { withPublishedPictures } from '../pictures/publishedPicture';
import { cached } from '../texts/cached';
import { mergeFallback } from '../texts/mergeFallback';
import { fillerOf, messagePath, readJson } from '../texts/readMessages';
import { withPlaces } from '../texts/withPlaces';
import { parseContent } from './parseContent';
import { type Entity, type EntityFile, entityFiles } from './schemas';

/** An entry with the names of its texts that stand in English for want of a translation. */
export type Localized<T> = T & { untranslated: string[] };

/**
 * Loads an entity file in a language: English entries in English order, each text replaced by its translation where
 * there is one. Throws an error that names file, entry and field where an entry does not fit its schema.
 */
export const loadEntities = cached(
  <F extends EntityFile>(file: F, locale: Locale): Localized<Entity<F>>[] => {
    const { value, untranslated } = mergeFallback(
      readEntries(defaultLocale, file),
      readEntries(locale, file),
    );
    return (value as { id?: string }[]).map((entry, index) => {
      const place = `${messagePath(locale, file)}: entry "${entry?.id ?? `number ${index + 1}`}"`;
      const parsed = parseContent<unknown>(entityFiles[file], entry, place) as Entity<F>;
      const own = untranslated.filter((path) => path.startsWith(`${entry.id}.`));
      return {
        ...withPublishedPictures(parsed),
        untranslated: own.map((path) => path.slice(`${entry.id}.`.length)),
      };
    });
  },
);

/**
 * Loads the facts that are the same in every language from `messages/facts.json`; the others stand in texts only. Throws
 * an error that names the field where the file does not fit its schema.
 */
export const loadFacts = cached(() => {
  const path = messagePath(undefined, 'facts.json');
  const parsed = parseContent(facts, readJson(undefined, 'facts.json'), path);
  const { company, figures, map } = mapTexts(parsed, fillerOf(defaultLocale).fill);
  return {
    company: {
      ...withPlaces({ company }, path).company,
      /** The telephone numbers in the form that links dial. */
      phoneToDial: toDial(company.phone, 'vietnam'),
      chinaPhoneToDial: toDial(company.chinaPhone, 'china'),
    },
    figures,
    map,
    workingTime: parseWorkingTime(parsed.workingTime),
  };
});

function readEntries(locale: Locale, file: EntityFile): unknown[] {
  const items = (readJson(locale, file) as { items?: unknown } | undefined)?.items;
  if (items === undefined && locale !== defaultLocale) return [];
  if (!Array.isArray(items)) throw new Error(`${messagePath(locale, file)} has no list "items"`);
  return items;
}
