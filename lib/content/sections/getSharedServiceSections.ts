import { getSections } from './getSections';
import type { SectionName } from './sectionNames';

/** Returns the sections of the services page that apply to all services, in page order. */
export function getSharedServiceSections() {
  return getSections('services').filter(
    (name): name is Exclude<SectionName<'services'>, 'erp' | 'others'> => name !== 'erp' && name !== 'others',
  );
}
