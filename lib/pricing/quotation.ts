import { getFractionDigits } from './currency';

/** The quantity of each item of a price list. */
export type Quantities<Item extends string> = Record<Item, number>;

/** Amounts are whole numbers of the smallest unit of the currency, such as cents, so that sums are exact. */
export type PriceList<Item extends string> = {
  /** Decimals of the currency: 0 for VND, 2 for USD. */
  fractionDigits: number;
  perMonth: Record<Item, number>;
  /** Price of a day of the implementation. */
  day: number;
  /** Days of the implementation: for each item, and for every quotation that contains `projectItem`. */
  days: Record<Item | 'project', number>;
  projectItem: Item;
};

export type QuotationLine<Item extends string> = {
  id: Item | 'project';
  quantity: number;
  price: number;
  amount: number;
};

export type Total = 'firstYear' | 'laterYear' | 'threeYears';

type Quotation<Item extends string> = {
  lines: QuotationLine<Item>[];
  totals: Record<Total, number>;
};

type Prices<Item extends string> = Omit<PriceList<Item>, 'fractionDigits'> & { currency: string };

/** Creates a price list from amounts as people write them, such as 19.5 for USD 19.50. */
export function createPriceList<Item extends string>({
  currency,
  perMonth,
  day,
  days,
  projectItem,
}: Prices<Item>): PriceList<Item> {
  const fractionDigits = getFractionDigits(currency);
  const toSmallestUnit = (amount: number) => Math.round(amount * 10 ** fractionDigits);
  const entries = Object.entries<number>(perMonth).map(([item, price]) => [item, toSmallestUnit(price)]);
  return {
    fractionDigits,
    perMonth: Object.fromEntries(entries),
    day: toSmallestUnit(day),
    days,
    projectItem,
  };
}

/**
 * Calculates a quotation: a line for each item with a quantity, in the order of the price list, then the implementation,
 * and the totals.
 */
export function calculateQuotation<Item extends string>(
  quantities: { [id in Item]?: number | undefined },
  { perMonth, day, days, projectItem }: PriceList<Item>,
): Quotation<Item> {
  const getQuantity = (id: Item) => quantities[id] ?? 0;
  const items = (Object.keys(perMonth) as Item[]).filter((id) => getQuantity(id) > 0);
  const subscriptions = items.map((id) => {
    const quantity = getQuantity(id);
    return { id, quantity, price: perMonth[id], amount: quantity * perMonth[id] * 12 };
  });
  const projectDays = items.reduce(
    (sum, id) => sum + getQuantity(id) * days[id],
    items.includes(projectItem) ? days.project : 0,
  );
  const project =
    projectDays > 0
      ? [{ id: 'project' as const, quantity: projectDays, price: day, amount: projectDays * day }]
      : [];
  const laterYear = sumAmounts(subscriptions);
  const firstYear = laterYear + sumAmounts(project);
  return {
    lines: [...subscriptions, ...project],
    totals: { firstYear, laterYear, threeYears: firstYear + 2 * laterYear },
  };
}

function sumAmounts(lines: readonly { amount: number }[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Parses quantities from a query or a form. A missing item counts as zero. An invalid value is replaced by the closest
 * valid quantity, and its item is listed in `corrected`.
 */
export function parseQuantities<Item extends string>(
  values: { get(name: string): unknown },
  maxQuantities: Quantities<Item>,
) {
  const corrected: Item[] = [];
  const entries = getItems(maxQuantities).map((id) => {
    const text = values.get(id) ?? '0';
    const number = Number(text);
    const quantity = Math.min(Math.max(Math.floor(number) || 0, 0), maxQuantities[id]);
    if (quantity !== number || text === '') corrected.push(id);
    return [id, quantity];
  });
  return { quantities: Object.fromEntries(entries) as Quantities<Item>, corrected };
}

/** True if a query contains a quotation. */
export function hasQuantities(query: URLSearchParams, maxQuantities: Quantities<string>): boolean {
  return getItems(maxQuantities).some((id) => query.has(id));
}

/**
 * Returns a URL with the quantities of a quotation in its query, in place of its former ones, or without a quotation.
 * Zeros are omitted, except that of the first item: without any item, the URL would not contain a quotation.
 */
export function setQuantities<Item extends string>(
  href: string,
  quantities: { [id in Item]?: number | undefined } | undefined,
  maxQuantities: Quantities<Item>,
): string {
  const url = new URL(href);
  getItems(maxQuantities).forEach((id, index) => {
    url.searchParams.delete(id);
    const quantity = quantities?.[id] ?? 0;
    if (quantities && (quantity > 0 || index === 0)) url.searchParams.set(id, String(quantity));
  });
  return url.href;
}

function getItems<Item extends string>(maxQuantities: Quantities<Item>): Item[] {
  return Object.keys(maxQuantities) as Item[];
}
