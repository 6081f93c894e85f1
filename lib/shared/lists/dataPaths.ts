import { withBasePath } from '@/lib/shared/basePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { ListName } from '@/lib/shared/i18n/paths';

/** The lists whose entries can be searched. */
export const searchableLists = ['insights', 'news', 'cases'] as const satisfies ListName[];

export type SearchableList = (typeof searchableLists)[number];

/** Returns the URL of a data file of a locale. `file` is a path as the following functions return it. */
export function getDataUrl(locale: Locale, file: string): string {
  return withBasePath(`/data/${locale}/${file}`);
}

/** Returns the path of a page of a list, filtered by the path of choices: `insights/tag-erp/1.json`. */
export function getPageFile(list: ListName, page: number, path: string): string {
  return `${list}/${path}${page}.json`;
}

/** Returns the path of the file with an entry and its full text. */
export function getEntryFile(list: SearchableList, id: string): string {
  return `${list}/entries/${id}.json`;
}

/** Returns the path of a file of a list's search index. */
export function getIndexFile(list: SearchableList, name: string): string {
  return `${list}/search/${name}`;
}
