import { withBasePath } from '@/lib/shared/basePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { ListName } from '@/lib/shared/i18n/paths';

/** The lists whose entries can be searched. */
export const searchableLists = ['insights', 'news', 'cases'] as const satisfies ListName[];

export type SearchableList = (typeof searchableLists)[number];

/** Where the data of a language's lists stands. */
export function getDataUrl(locale: Locale, file: string): string {
  return withBasePath(`/data/${locale}/${file}`);
}

/** The file of a page of a list, or of what choices leave of it, by their path: `insights/tag-erp/1.json`. */
export function getPageFile(list: ListName, page: number, path: string): string {
  return `${list}/${path}${page}.json`;
}

/** The file of a single entry, with its whole text. */
export function getEntryFile(list: SearchableList, id: string): string {
  return `${list}/entries/${id}.json`;
}

/** The head of a list's search index. */
export function getIndexHeadFile(list: SearchableList): string {
  return `${list}/search/head.json`;
}

/** A file of terms of a list's search index; they count from 0. */
export function getIndexTermsFile(list: SearchableList, number: number): string {
  return `${list}/search/terms-${number}.json`;
}
