import { loadFacts } from '@/lib/content/entries/loadEntities';

/** How a mail says that we can be reached, from `messages/facts.json`. */
export function loadCompany(): { phone: string; email: string } {
  const { vietnamPhoneDisplay, email } = loadFacts().company;
  return { phone: vietnamPhoneDisplay, email };
}
