import { loadFacts } from '@/lib/content/loadEntities';

/** How a mail says that we can be reached. */
export type Company = { phone: string; email: string };

/** Reads it from `messages/facts.json`. */
export function loadCompany(): Company {
  const { vietnamPhoneDisplay, email } = loadFacts().company;
  return { phone: vietnamPhoneDisplay, email };
}
