import type { z } from 'zod';
import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';
import { withPublishedPictures } from '../pictures/publishedPicture';
import { mergeFallback } from '../texts/mergeFallback';
import { cached, messagePath, readJson } from '../texts/readMessages';
import { withPlaces } from '../texts/withPlaces';
import { type Entity, type EntityFile, entityFiles, facts } from './schemas';

/** An entry with the names of its texts that stand in English for want of a translation. */
export type Localized<T> = T & { untranslated: string[] };

/**
 * Loads an entity file in a language: English entries in English order, each text replaced by its translation where
 * there is one. Throws an error that names file, entry and field where an entry does not fit its schema.
 */
export function loadEntities<F extends EntityFile>(file: F, locale: Locale): Localized<Entity<F>>[] {
  return cached(`loadEntities/${locale}/${file}`, () => {
    const english = readEntries(defaultLocale, file);
    const translation = locale === defaultLocale ? english : readEntries(locale, file);
    const { value, untranslated } = mergeFallback(english as never, translation as never);
    return (value as unknown[]).map((entry, index) => ({
      ...withPublishedPictures(parseEntry(entityFiles[file], entry, locale, file, index) as Entity<F>),
      untranslated: ownPaths(untranslated, (entry as { id: string }).id),
    }));
  });
}

/** Loads `messages/facts.json`. Throws an error that names the field where it does not fit its schema. */
export function loadFacts(): z.output<typeof facts> {
  return cached('loadFacts', () => {
    const path = messagePath(undefined, 'facts.json');
    const parsed = facts.safeParse(readJson(undefined, 'facts.json'));
    if (!parsed.success) throw new Error(`${path}: ${explain(parsed.error)}`);
    return withPlaces(parsed.data, path);
  });
}

/** One line of plain words for each thing that does not fit: `field "industry" …`. */
export function explain(error: z.ZodError): string {
  return error.issues.map((issue) => `field "${issue.path.join('.')}" ${issue.message}`).join('; ');
}

function readEntries(locale: Locale, file: EntityFile): unknown[] {
  const items = (readJson(locale, file) as { items?: unknown } | undefined)?.items;
  if (items === undefined && locale !== defaultLocale) return [];
  if (!Array.isArray(items)) throw new Error(`${messagePath(locale, file)} has no list "items"`);
  return items;
}

function parseEntry(schema: z.ZodType, entry: unknown, locale: Locale, file: string, index: number) {
  const parsed = schema.safeParse(entry);
  if (parsed.success) return parsed.data;
  const name = (entry as { id?: string } | null)?.id ?? `number ${index + 1}`;
  throw new Error(`${messagePath(locale, file)}: entry "${name}": ${explain(parsed.error)}`);
}

function ownPaths(untranslated: string[], id: string): string[] {
  return untranslated.filter((path) => path.startsWith(`${id}.`)).map((path) => path.slice(id.length + 1));
}
