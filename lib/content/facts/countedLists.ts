import type { EntityFile } from '../entries/schemas';

/** Placeholders that are replaced with the current number of entries in a list. */
export const countedLists = {
  deviceCount: 'devices.json',
  caseCount: 'customer-cases.json',
  teamCount: 'team.json',
  moduleCount: 'erp-modules.json',
  serviceCount: 'service-list.json',
  questionCount: 'faq.json',
} as const satisfies Record<string, EntityFile>;
