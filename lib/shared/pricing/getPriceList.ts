import { createPriceList, type PriceList } from 'quotations';
import type { PriceItem } from './priceItems';

type Prices = Pick<PriceList<PriceItem>, 'perMonth' | 'days'> & { currency: string; consultantDay: number };

/** Returns the price list of quotations from the facts of `prices`. An implementation project starts with users. */
export function getPriceList({ consultantDay, ...prices }: Prices): PriceList<PriceItem> {
  return createPriceList<PriceItem>({ ...prices, day: consultantDay, projectItem: 'users' });
}
