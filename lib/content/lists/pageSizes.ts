import type { ListName } from '@/lib/shared/i18n/paths';

/** How many entries a list shows at first, and adds at a time. */
export const pageSizes = { devices: 6, insights: 12, news: 12, cases: 12 } as const satisfies Record<
  ListName,
  number
>;
