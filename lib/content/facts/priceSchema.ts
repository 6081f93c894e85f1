import { z } from 'zod';
import { createLocalizedSchema } from '@/lib/collections/fields';
import { type Locale, locales } from '@/lib/i18n/locales';
import { getFractionDigits } from '@/lib/pricing/currency';
import { type PriceItem, priceItems } from '@/lib/pricing/priceItems';

/** Larger amounts are typing errors. */
const amount = z.number('number').positive('positive').max(1_000_000_000, 'maximumAmount');

const rate = z.number('number').min(0.000001, 'minimumRate').max(1_000_000_000, 'maximumAmount');

const currency = z
  .string()
  .refine((code) => Intl.supportedValuesOf('currency').includes(code), {
    error: 'currencyCode',
    abort: true,
  })
  .meta({ hint: 'currencyFormat' });

const count = z.int('wholeNumber').nonnegative('notNegative');

const sampleQuotation = createItemsSchema(count.optional());

/** The prices of `messages/facts.json`, from which texts, sample quotations and the price calculator are computed. */
export const prices = z
  .strictObject({
    currency,
    conversion: createLocalizedSchema(
      z.strictObject({ currency, rate: rate.meta({ hint: 'conversionRate' }) }),
      { date: z.iso.date('rateDate') },
    )
      .optional()
      .meta({ hint: 'conversion' }),
    perMonth: createItemsSchema(amount),
    consultantDay: amount,
    days: z.strictObject({ ...createItemsSchema(count).shape, project: count }).meta({ hint: 'priceDays' }),
    sampleWorkers: count,
    sampleTerminals: count.meta({ hint: 'sampleTerminals' }),
    /** The sample quotation of each service, by its id. */
    samples: z.object({ erp: sampleQuotation.optional() }).catchall(sampleQuotation),
  })
  .superRefine(checkPrices)
  .refine(({ sampleTerminals, samples }) => !samples.erp || sampleTerminals <= (samples.erp.users ?? 0), {
    path: ['sampleTerminals'],
    error: 'sampleUsers',
  });

/** Creates the schema of an object with a value for each item of the price list. */
function createItemsSchema<T extends z.ZodType>(
  schema: T,
): z.ZodObject<Record<PriceItem, T>, z.core.$strict> {
  return z.strictObject(Object.fromEntries(priceItems.map((item) => [item, schema])) as Record<PriceItem, T>);
}

type Prices = {
  currency: string;
  conversion?: { [locale in Locale]?: { currency: string } | undefined } | undefined;
  perMonth: Record<string, number>;
  consultantDay: number;
};

/** Reports amounts with more decimals than the currency has, and conversions to the same currency. */
function checkPrices(prices: Prices, context: z.RefinementCtx): void {
  const report = (message: string, ...path: string[]) => context.addIssue({ code: 'custom', message, path });
  const factor = 10 ** getFractionDigits(prices.currency);
  const isExact = (price: number) => Math.abs(price * factor - Math.round(price * factor)) < 1e-6;
  const message = 'currencyDecimals';
  for (const [item, price] of Object.entries(prices.perMonth))
    if (!isExact(price)) report(message, 'perMonth', item);
  if (!isExact(prices.consultantDay)) report(message, 'consultantDay');
  for (const locale of locales)
    if (prices.conversion?.[locale]?.currency === prices.currency)
      report('otherCurrency', 'conversion', locale, 'currency');
}
