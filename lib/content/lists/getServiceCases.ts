import type { CustomerCase } from '@/lib/content/entries/loadCases';
import { loadEntries, loadFacts } from '@/lib/content/entries/loadEntries';
import type { Locale } from '@/lib/shared/i18n/locales';

/**
 * Returns the case that proves each service, by service id: the featured case for the ERP, and for each other service the
 * first case with that service that no other service has.
 */
export function getServiceCases(locale: Locale): ReadonlyMap<string, CustomerCase> {
  const cases = loadEntries('customer-cases.json', locale);
  const chosen = new Map<string, CustomerCase>();
  for (const { id } of loadEntries('service-list.json', locale)) {
    const isProof = (item: CustomerCase) =>
      id === 'erp'
        ? item.id === loadFacts().featured.resultCase
        : item.passport?.modules.includes(id) && ![...chosen.values()].includes(item);
    const proof = cases.find(isProof);
    if (proof) chosen.set(id, proof);
  }
  return chosen;
}
