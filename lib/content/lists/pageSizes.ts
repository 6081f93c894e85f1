import type { ListName } from '@/lib/shared/i18n/paths';

/**
 * Entries per page of each list, and per click on “show more”. The cases page is as large as performance allows, because
 * filters respond immediately for entries in the HTML.
 */
export const pageSizes = { devices: 6, insights: 12, news: 12, cases: 18 } as const satisfies Record<
  ListName,
  number
>;
