import { type MergedEntry, mergeEntries } from 'message-files';
import { defaultLocale, type Locale, locales } from '@/lib/shared/i18n/locales';
import { getMessagePath } from '../messages/readMessageFile';
import { type EntryFile, entrySchemas } from './schemas';

/** Lists whose entries have pages, or that have several pages. Like posts, they are the same in all languages. */
const listsWithPages: EntryFile[] = ['customer-cases.json', 'service-list.json', 'devices.json'];

/** Merges a list for a locale: the English entries, then those that only this language (with pages: any) has. */
export function mergeList(
  file: EntryFile,
  locale: Locale,
  readJson: (locale: Locale, file: string) => unknown,
): MergedEntry<Locale>[] {
  return mergeEntries(locale, {
    schema: entrySchemas[file],
    sources: [defaultLocale, ...(listsWithPages.includes(file) ? locales : [])],
    read: (source) => readJson(source, file),
    getPath: (source) => getMessagePath(source, file),
  });
}
