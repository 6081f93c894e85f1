/** The product to which an item belongs. Items that can belong to any product, such as connections, are missing. */
export type ItemProducts<Item extends string> = { [id in Item]?: string | undefined };

/** Returns the items whose product exists, and the items that can belong to any product. */
export function getOfferedItems<Item extends string>(
  items: readonly Item[],
  itemProducts: ItemProducts<Item>,
  products: readonly { id: string }[],
): Item[] {
  const exists = (product: string | undefined) => !product || products.some(({ id }) => id === product);
  return items.filter((item) => exists(itemProducts[item]));
}

/**
 * Returns the product that a quotation is about: the main product if the quotation contains it, or contains no product,
 * otherwise its only product. Returns undefined for several products without the main product.
 */
export function getQuotedProduct<Item extends string>(
  quantities: { [id in Item]: number },
  itemProducts: ItemProducts<Item>,
  mainProduct: string,
): string | undefined {
  const items = (Object.keys(quantities) as Item[]).filter((id) => quantities[id] > 0);
  const products = new Set(items.flatMap((id) => itemProducts[id] ?? []));
  const [onlyProduct = mainProduct, ...others] = products;
  if (products.has(mainProduct)) return mainProduct;
  return others.length === 0 ? onlyProduct : undefined;
}
