import type { EnquiryChoice } from '@/lib/shared/i18n/getEnquiryLink';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import { getCasePath, getServicePath } from '@/lib/shared/i18n/paths';
import { loadEntries } from './loadEntries';

/** Returns the preselected fields of the contact form for each case and service, by the path of its page. */
export function getPageEnquiries(): Record<string, EnquiryChoice> {
  const cases = loadEntries('customer-cases.json', defaultLocale).map(
    ({ id, subject = 'erp' }): [string, EnquiryChoice] => [getCasePath(id), { subject, about: `case:${id}` }],
  );
  const services = loadEntries('service-list.json', defaultLocale).map(
    ({ id, subject }): [string, EnquiryChoice] => [getServicePath(id), { subject, about: `service:${id}` }],
  );
  return Object.fromEntries([...cases, ...services]);
}
