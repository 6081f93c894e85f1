import { getFractionDigits } from './currency';
import { maxQuantities, type PriceItem, priceItems } from './priceItems';

/** The quantity of each item. */
export type Quantities = Record<PriceItem, number>;

/** The quantities of some items. */
export type SomeQuantities = { [item in PriceItem]?: number | undefined };

/** Amounts are whole numbers of the smallest unit of the currency, such as cents, so that sums are exact. */
export type PriceList = {
  /** Decimals of the currency: 0 for VND, 2 for USD. */
  fractionDigits: number;
  perMonth: Record<PriceItem, number>;
  /** Price of a day of the implementation. */
  day: number;
  /** Days of the implementation: for each item, and for every quotation that contains users. */
  days: Record<PriceItem | 'project', number>;
};

export type QuotationLine = { id: PriceItem | 'project'; quantity: number; price: number; amount: number };

export type Total = 'firstYear' | 'laterYear' | 'threeYears';

type Quotation = { lines: QuotationLine[]; totals: Record<Total, number> };

type Prices = Pick<PriceList, 'perMonth' | 'days'> & { currency: string; consultantDay: number };

/** Returns the price list of quotations from the facts of `prices`, in which amounts are as people write them. */
export function getPriceList({ currency, perMonth, consultantDay, days }: Prices): PriceList {
  const fractionDigits = getFractionDigits(currency);
  const toSmallestUnit = (amount: number) => Math.round(amount * 10 ** fractionDigits);
  const amounts = priceItems.map((item) => [item, toSmallestUnit(perMonth[item])]);
  return {
    fractionDigits,
    perMonth: Object.fromEntries(amounts),
    day: toSmallestUnit(consultantDay),
    days,
  };
}

/**
 * Calculates a quotation: a line for each item with a quantity, in the order of `priceItems`, then the implementation,
 * and the totals.
 */
export function calculateQuotation(
  quantities: SomeQuantities,
  { perMonth, day, days }: PriceList,
): Quotation {
  const getQuantity = (id: PriceItem) => quantities[id] ?? 0;
  const items = priceItems.filter((id) => getQuantity(id) > 0);
  const subscriptions = items.map((id) => {
    const quantity = getQuantity(id);
    return { id, quantity, price: perMonth[id], amount: quantity * perMonth[id] * 12 };
  });
  const projectDays = items.reduce(
    (sum, id) => sum + getQuantity(id) * days[id],
    items.includes('users') ? days.project : 0,
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
export function parseQuantities(values: { get(name: string): unknown }) {
  const corrected: PriceItem[] = [];
  const entries = priceItems.map((id) => {
    const text = values.get(id) ?? '0';
    const number = Number(text);
    const quantity = Math.min(Math.max(Math.floor(number) || 0, 0), maxQuantities[id]);
    if (quantity !== number || text === '') corrected.push(id);
    return [id, quantity];
  });
  return { quantities: Object.fromEntries(entries) as Quantities, corrected };
}

/** True if a query contains a quotation. */
export function hasQuantities(query: URLSearchParams): boolean {
  return priceItems.some((id) => query.has(id));
}

/**
 * Returns a URL with the quantities of a quotation in its query, in place of its former ones, or without a quotation.
 * Zeros are omitted, except that of the first item: without any item, the URL would not contain a quotation.
 */
export function setQuantities(href: string, quantities: SomeQuantities | undefined): string {
  const url = new URL(href);
  priceItems.forEach((id, index) => {
    url.searchParams.delete(id);
    const quantity = quantities?.[id] ?? 0;
    if (quantities && (quantity > 0 || index === 0)) url.searchParams.set(id, String(quantity));
  });
  return url.href;
}
