import type { z } from 'zod';
import { formatDate } from '@/lib/i18n/formatDate';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import {
  approximateDigits,
  createAmountFormat,
  createTextAmountFormat,
  getCurrencyNames,
} from '@/lib/pricing/currency';
import {
  calculateQuotation,
  getPriceList,
  type PriceList,
  type SomeQuantities,
} from '@/lib/pricing/quotation';
import { factsSchema } from './factsSchema';

/** Returns the facts of `prices` in `messages/facts.json`, formatted for a locale. `prices` need not be valid. */
export function getPriceValues(prices: unknown, locale: Locale): [name: string, value: string][] {
  const { data } = factsSchema.shape.prices.safeParse(prices);
  if (!data) return [];
  const { currency, sampleWorkers, sampleTerminals, samples } = data;
  const conversion = getConversion(data, locale);
  const { format } = new Intl.NumberFormat(locale);
  return [
    ...getPriceFacts(getPriceList(data), { locale, currency, conversion, samples }),
    ['rateDate', data.conversion ? formatDate(data.conversion.date, locale) : ''],
    ['sampleWorkers', format(sampleWorkers)],
    ['sampleTerminals', format(sampleTerminals)],
    ['sampleStaff', format((samples.erp?.users ?? 0) - sampleTerminals)],
  ];
}

type Prices = z.output<typeof factsSchema.shape.prices>;

/** Returns the currency for approximate amounts in a locale. */
export function getConversion({ conversion }: Prices, locale: Locale): Conversion | undefined {
  return conversion?.[locale] ?? conversion?.[defaultLocale];
}

/** A currency for approximate amounts, and the price of one unit of it. */
type Conversion = { currency: string; rate: number };

type PriceFactOptions = {
  locale: string;
  /** The currency of the prices, an ISO 4217 code. */
  currency: string;
  conversion?: Conversion | undefined;
  samples: Record<string, SomeQuantities>;
};

/**
 * Returns values for placeholders in texts, formatted for a locale: amounts with their currency (`{item}Price`,
 * `{item}PerYear`), `{item}Days`, and for each sample quotation its quantities (`{sample}Users`), its totals
 * (`{sample}FirstYear`) and its price of a month without implementation (`{sample}PerMonth`); the names of the currencies;
 * and with a conversion, `exchangeRate` and each amount in the other currency (`{item}PriceConverted`).
 */
export function getPriceFacts(
  prices: PriceList,
  { locale, currency, conversion, samples }: PriceFactOptions,
): [name: string, value: string][] {
  const { format } = new Intl.NumberFormat(locale);
  // Creating a format takes longer than using it for all prices.
  const formatPrice = createTextAmountFormat(locale, currency);
  const formatConverted =
    conversion && createTextAmountFormat(locale, conversion.currency, approximateDigits);
  const formatAmount = (name: string, smallestUnits: number): [string, string][] => {
    const amount = smallestUnits / 10 ** prices.fractionDigits;
    const fact: [string, string] = [name, formatPrice(amount)];
    if (!formatConverted) return [fact];
    return [fact, [`${name}Converted`, formatConverted(amount / conversion.rate)]];
  };
  return [
    ...getCurrencyFacts('currency', locale, currency),
    ...(conversion ? getConversionFacts(locale, currency, conversion) : []),
    ...Object.entries(prices.perMonth).flatMap(([item, price]) => [
      ...formatAmount(`${item}Price`, price),
      ...formatAmount(`${item}PerYear`, price * 12),
    ]),
    ...formatAmount('dayPrice', prices.day),
    ...Object.entries(prices.days).map(([item, count]): [string, string] => [`${item}Days`, format(count)]),
    ...Object.entries(samples).flatMap(([sample, quantities]) => {
      const { lines, totals } = calculateQuotation(quantities, prices);
      return [
        ...lines.map(({ id, quantity }): [string, string] => [toCamelCase(sample, id), format(quantity)]),
        ...Object.entries(totals).flatMap(([total, amount]) =>
          formatAmount(toCamelCase(sample, total), amount),
        ),
        ...formatAmount(toCamelCase(sample, 'perMonth'), totals.laterYear / 12),
      ];
    }),
  ];
}

function getCurrencyFacts(prefix: string, locale: string, currency: string): [string, string][] {
  const { unit, name, code } = getCurrencyNames(locale, currency);
  return [
    [prefix, unit],
    [`${prefix}Name`, name],
    [`${prefix}Code`, code],
  ];
}

/** Returns the names of the currency, and the rate of the unit that is worth more: `CNY 1 ≈ VND 3,700`. */
function getConversionFacts(
  locale: string,
  currency: string,
  { currency: other, rate }: Conversion,
): [string, string][] {
  const [from, to, value] = rate < 1 ? [currency, other, 1 / rate] : [other, currency, rate];
  const digits = { maximumSignificantDigits: 6 };
  const one = createAmountFormat(locale, from, digits)(1);
  const equivalent = createAmountFormat(locale, to, digits)(value);
  return [
    ...getCurrencyFacts('conversionCurrency', locale, other),
    ['exchangeRate', `${one} ≈ ${equivalent}`],
  ];
}

/** Joins the id of a sample and another name: `ai-video` and `firstYear` become `aiVideoFirstYear`. */
function toCamelCase(sample: string, name: string): string {
  return `${sample}-${name}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
