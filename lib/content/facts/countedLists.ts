import type { EntityFile } from '../entries/schemas';

/** What texts may ask for as the number of entries in a list, which grows with it. */
export const countedLists = {
  deviceCount: 'devices.json',
  caseCount: 'customer-cases.json',
  teamCount: 'team.json',
  moduleCount: 'erp-modules.json',
  serviceCount: 'service-list.json',
  questionCount: 'faq.json',
} as const satisfies Record<string, EntityFile>;
