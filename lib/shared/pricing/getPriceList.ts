import type { PriceList } from 'quotations';
import type { PriceItem } from './priceItems';

type Prices = Pick<PriceList<PriceItem>, 'perMonth' | 'days'> & { consultantDay: number };

/** Returns the price list of quotations from the facts of `prices`. An implementation project starts with users. */
export function getPriceList({ perMonth, days, consultantDay }: Prices): PriceList<PriceItem> {
  return { perMonth, days, day: consultantDay, projectItem: 'users' };
}
