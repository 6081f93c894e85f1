import { getPriceFacts } from 'quotations';
import type { Locale } from '@/lib/shared/i18n/locales';
import { getPriceList } from '@/lib/shared/pricing/getPriceList';
import { formatDate } from '../messages/formatDate';
import { factsSchema } from './factsSchema';

/** Returns the facts of `prices` in `messages/facts.json`, formatted for a locale. `prices` need not be valid. */
export function getPriceValues(prices: unknown, locale: Locale): [name: string, value: string][] {
  const { data } = factsSchema.shape.prices.safeParse(prices);
  if (!data) return [];
  const { currency, conversion, sampleWorkers, sampleTerminals, samples } = data;
  const { format } = new Intl.NumberFormat(locale);
  return [
    ...getPriceFacts(getPriceList(data), { locale, currency, conversion, samples }),
    ['rateDate', conversion ? formatDate(conversion.date, locale) : ''],
    ['sampleWorkers', format(sampleWorkers)],
    ['sampleTerminals', format(sampleTerminals)],
    ['sampleStaff', format((samples.erp?.users ?? 0) - sampleTerminals)],
  ];
}
