import { type Subject, subjects } from '@/lib/shared/enquiry/subjects';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import { loadEntries } from './loadEntries';

/** Returns the subjects of the existing services, and `other`, in the order of the contact form. */
export function getSubjects(): Subject[] {
  const services = loadEntries('service-list.json', defaultLocale);
  return subjects.filter((id) => id === 'other' || services.some(({ subject }) => subject === id));
}

/** Contact subjects by tags. The first row whose tags are all present, and whose subject exists, applies. */
const subjectRules: [tags: string[], subject: Subject][] = [
  [['erp'], 'erp'],
  [['ai', 'ecommerce'], 'ai-video'],
  [['ai'], 'ai-platform'],
  [['vietnam-market', 'data-analysis'], 'vietconnect'],
  [['data-analysis'], 'erp'],
];

/** Returns the subject preselected in the contact form for visitors who come from a post with these tags. */
export function getContactSubject(tags: readonly string[]): Subject {
  const existing = getSubjects();
  const rules = subjectRules.filter(([, subject]) => existing.includes(subject));
  return rules.find(([required]) => required.every((tag) => tags.includes(tag)))?.[1] ?? 'other';
}
