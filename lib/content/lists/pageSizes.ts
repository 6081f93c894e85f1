import type { ListName } from '@/lib/shared/i18n/paths';

/**
 * How many entries a list shows at first, and adds at a time. Of cases as many as a page can bear, because filters answer
 * at once for what stands in the page.
 */
export const pageSizes = { devices: 6, insights: 12, news: 12, cases: 18 } as const satisfies Record<
  ListName,
  number
>;
