import type { Subject } from '@/lib/shared/enquiry/subjects';

/** What a question about a post is about: the first line whose tags it has. */
const subjects: [tags: string[], subject: Subject][] = [
  [['erp'], 'erp'],
  [['ai', 'ecommerce'], 'ai-video'],
  [['ai'], 'ai-platform'],
  [['vietnam-market', 'data-analysis'], 'vietconnect'],
  [['data-analysis'], 'erp'],
];

/** The subject that the contact form opens with for who comes from a post. */
export function getContactSubject(tags: readonly string[]): Subject {
  return subjects.find(([wanted]) => wanted.every((tag) => tags.includes(tag)))?.[1] ?? 'other';
}
