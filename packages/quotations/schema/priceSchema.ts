import { z } from 'zod';
import { getFractionDigits } from '../currency';

/** Larger amounts are typing errors. */
const amount = z
  .number('is a number')
  .positive('is more than 0')
  .max(1_000_000_000, 'is at most 1,000,000,000');

const rate = z
  .number('is a number')
  .min(0.000001, 'is at least 0.000001')
  .max(1_000_000_000, 'is at most 1,000,000,000');

const currency = z.string().refine((code) => Intl.supportedValuesOf('currency').includes(code), {
  error: 'is a currency code (ISO 4217) such as VND',
  abort: true,
});

export const count = z.int('is a whole number').nonnegative('is 0 or more');

/** Creates the schema of an object with a value for each item of a price list. */
export function createItemsSchema<Item extends string, T extends z.ZodType>(
  items: readonly Item[],
  schema: T,
): z.ZodObject<Record<Item, T>, z.core.$strict> {
  return z.strictObject(Object.fromEntries(items.map((item) => [item, schema])) as Record<Item, T>);
}

/**
 * Creates the fields of a price list as editors write it. `meta` is the metadata of fields for generated forms. Add
 * `checkPrices` to the object with these fields.
 */
export function createPriceFields<Item extends string>(
  items: readonly Item[],
  meta: Record<'currency' | 'conversion' | 'rate' | 'days', z.GlobalMeta>,
) {
  return {
    currency: currency.meta(meta.currency),
    conversion: z
      .strictObject({
        currency: currency.meta(meta.currency),
        rate: rate.meta(meta.rate),
        date: z.iso.date('is a valid date in the format YYYY-MM-DD'),
      })
      .optional()
      .meta(meta.conversion),
    perMonth: createItemsSchema(items, amount),
    consultantDay: amount,
    days: z
      .strictObject({ ...createItemsSchema(items, count).shape, project: count } as Record<
        Item | 'project',
        typeof count
      >)
      .meta(meta.days),
  };
}

type Prices = {
  currency: string;
  conversion?: { currency: string } | undefined;
  perMonth: Record<string, number>;
  consultantDay: number;
};

/** Reports amounts with more decimals than the currency has, and a conversion with the same currency. */
export function checkPrices(prices: Prices, context: z.RefinementCtx): void {
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
