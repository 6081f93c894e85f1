import { loadFacts } from '@/lib/content/entries/loadEntities';
import type { WorkingTime } from '@/lib/shared/enquiry/WorkingTime';

/** Where answers to our mails go, and when we answer, from `messages/facts.json`. */
export function loadCompany(): { email: string; workingTime: WorkingTime } {
  const { company, workingTime } = loadFacts();
  return { email: company.email, workingTime };
}
