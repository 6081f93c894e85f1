import { defaultLocale } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';
import { loadEntities } from '../entries/loadEntities';

/** The bare address of a customer case; of the page of all cases, where there is none of this id. */
export function casePath(id: string): string {
  const exists = loadEntities('customer-cases.json', defaultLocale).some((item) => item.id === id);
  return exists ? `${pages.cases}#${id}` : pages.cases;
}
