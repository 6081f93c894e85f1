import { loadFacts } from '@/lib/content/entries/loadEntities';

/** Where answers to our mails go, from `messages/facts.json`. */
export function loadCompany(): { email: string } {
  return { email: loadFacts().company.email };
}
