import { z } from 'zod';

/** Larger amounts are typing errors, and sums of them could exceed the safe integers. */
export const amount = z
  .int('is a whole number')
  .positive('is more than 0')
  .max(1_000_000_000, 'is at most 1,000,000,000');

export const count = z.int('is a whole number').nonnegative('is 0 or more');

/** Creates the schema of an object with a value for each item of a price list. */
export function createItemsSchema<Item extends string, T extends z.ZodType>(
  items: readonly Item[],
  schema: T,
): z.ZodObject<Record<Item, T>, z.core.$strict> {
  return z.strictObject(Object.fromEntries(items.map((item) => [item, schema])) as Record<Item, T>);
}

/**
 * Creates the fields of a price list as editors write it. `daysMeta` is the metadata of the field `days`, for generated
 * forms.
 */
export function createPriceFields<Item extends string>(items: readonly Item[], daysMeta: z.GlobalMeta) {
  return {
    perMonth: createItemsSchema(items, amount),
    consultantDay: amount,
    days: z
      .strictObject({ ...createItemsSchema(items, count).shape, project: count } as Record<
        Item | 'project',
        typeof count
      >)
      .meta(daysMeta),
  };
}
