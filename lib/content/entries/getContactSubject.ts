import type { Subject } from '@/lib/shared/enquiry/subjects';

/** Contact subjects by tags. The first row whose tags are all present applies. */
const subjectRules: [tags: string[], subject: Subject][] = [
  [['erp'], 'erp'],
  [['ai', 'ecommerce'], 'ai-video'],
  [['ai'], 'ai-platform'],
  [['vietnam-market', 'data-analysis'], 'vietconnect'],
  [['data-analysis'], 'erp'],
];

/** Returns the subject preselected in the contact form for visitors who come from a post with these tags. */
export function getContactSubject(tags: readonly string[]): Subject {
  return subjectRules.find(([required]) => required.every((tag) => tags.includes(tag)))?.[1] ?? 'other';
}
