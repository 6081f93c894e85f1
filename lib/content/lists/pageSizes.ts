import type { ListName } from '@/lib/shared/i18n/paths';

/**
 * Number of entries on each page of a list, and number added by each click on Load more. The pages of cases are as
 * large as performance allows, because filters apply at once to entries in the HTML.
 */
export const pageSizes = { devices: 6, insights: 12, news: 12, cases: 18 } as const satisfies Record<
  ListName,
  number
>;
