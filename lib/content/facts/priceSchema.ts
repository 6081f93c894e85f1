import { z } from 'zod';
import { getFractionDigits } from '@/lib/shared/pricing/currency';
import { type PriceItem, priceItems } from '@/lib/shared/pricing/priceItems';

/** Larger amounts are typing errors. */
const amount = z
  .number('is a number')
  .positive('is more than 0')
  .max(1_000_000_000, 'is at most 1,000,000,000');

const rate = z
  .number('is a number')
  .min(0.000001, 'is at least 0.000001')
  .max(1_000_000_000, 'is at most 1,000,000,000');

const currency = z
  .string()
  .refine((code) => Intl.supportedValuesOf('currency').includes(code), {
    error: 'is a currency code (ISO 4217) such as VND',
    abort: true,
  })
  .meta({ hint: 'currencyFormat' });

const count = z.int('is a whole number').nonnegative('is 0 or more');

const sampleQuotation = createItemsSchema(count.optional());

/** The prices of `messages/facts.json`, from which texts, sample quotations and the price calculator are computed. */
export const prices = z
  .strictObject({
    currency,
    conversion: z
      .strictObject({
        currency,
        rate: rate.meta({ hint: 'conversionRate' }),
        date: z.iso.date('is a valid date in the format YYYY-MM-DD'),
      })
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
    error: 'is at most the number of users in the sample quotation of the ERP',
  });

/** Creates the schema of an object with a value for each item of the price list. */
function createItemsSchema<T extends z.ZodType>(
  schema: T,
): z.ZodObject<Record<PriceItem, T>, z.core.$strict> {
  return z.strictObject(Object.fromEntries(priceItems.map((item) => [item, schema])) as Record<PriceItem, T>);
}

type Prices = {
  currency: string;
  conversion?: { currency: string } | undefined;
  perMonth: Record<string, number>;
  consultantDay: number;
};

/** Reports amounts with more decimals than the currency has, and a conversion with the same currency. */
function checkPrices(prices: Prices, context: z.RefinementCtx): void {
  const report = (message: string, ...path: string[]) => context.addIssue({ code: 'custom', message, path });
  const factor = 10 ** getFractionDigits(prices.currency);
  const isExact = (price: number) => Math.abs(price * factor - Math.round(price * factor)) < 1e-6;
  const message = 'is an amount with the decimals of the currency: none for VND, at most two for USD';
  for (const [item, price] of Object.entries(prices.perMonth))
    if (!isExact(price)) report(message, 'perMonth', item);
  if (!isExact(prices.consultantDay)) report(message, 'consultantDay');
  if (prices.conversion?.currency === prices.currency)
    report('is another currency than the currency of the prices', 'conversion', 'currency');
}
