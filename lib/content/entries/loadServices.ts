import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { getServicePath } from '@/lib/shared/i18n/paths';
import { readMarkdownSource } from '../markdown/readMarkdownSource';
import { coreModules } from './ids';
import { type CustomerCase, findCase } from './loadCases';
import { loadEntries, type TranslatedEntry } from './loadEntries';
import { loadArticles, loadNews } from './loadPosts';
import type { Entry } from './schemas';

export type Service = TranslatedEntry<Entry<'service-list.json'>>;

const MAX_CASES = 2;
const MAX_POSTS = 3;

/** Returns a service by its id, or undefined if it does not exist. */
export function findService(locale: Locale, id: string): Service | undefined {
  return loadEntries('service-list.json', locale).find((service) => service.id === id);
}

/** Returns the locales in which the page of a service is translated. In other locales it falls back to English. */
export function getServiceLocales(id: string): Locale[] {
  return locales.filter((locale) => !findService(locale, id)?.untranslated.includes('page.title'));
}

/** Returns the case that proves the first outcome of a service. */
export function findProof(locale: Locale, { page }: Service): CustomerCase | undefined {
  const [outcome] = page.outcomes;
  return outcome && findCase(locale, outcome.case);
}

/** Returns cases that use the service and prove none of its outcomes; for the ERP, those with the most modules. */
export function getFurtherCases(locale: Locale, { id, page }: Service): CustomerCase[] {
  const modules: readonly string[] = id === 'erp' ? coreModules : [id];
  const countModules = ({ passport }: CustomerCase) =>
    passport?.modules.filter((module) => modules.includes(module)).length ?? 0;
  return loadEntries('customer-cases.json', locale)
    .filter((item) => countModules(item) > 0 && !page.outcomes.some((outcome) => outcome.case === item.id))
    .sort((a, b) => countModules(b) - countModules(a))
    .slice(0, MAX_CASES);
}

/** Returns the newest articles, then the newest news items, whose text links to the page of the service. */
export function getServicePosts(locale: Locale, { id }: Service) {
  return [...loadArticles(locale), ...loadNews(locale)]
    .filter((post) => readMarkdownSource(post).includes(`${getServicePath(id)})`))
    .slice(0, MAX_POSTS);
}
