import type { Locale } from '@/lib/i18n/locales';
import { withBasePath } from '@/lib/i18n/paths';

/** Returns the URL of a data file of a locale. `file` is a path as the following functions return it. */
export function getDataUrl(locale: Locale, file: string): string {
  return withBasePath(`/data/${locale}/${file}`);
}

/** Returns the path of the file with the cards of all entries of a list. */
export function getCardsFile(list: string): string {
  return `${list}/cards.json`;
}

/** Returns the path of the file with the full text of an entry. */
export function getEntryFile(list: string, id: string): string {
  return `${list}/entries/${id}.json`;
}

/** Returns the path of a file of a list's search index. */
export function getIndexFile(list: string, name: string): string {
  return `${list}/search/${name}`;
}
