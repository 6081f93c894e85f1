import type { Quantities } from './quotation';

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
