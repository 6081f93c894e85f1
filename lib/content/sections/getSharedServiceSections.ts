import { getSections } from './getSections';
import type { SectionName } from './sectionNames';

/** The sections of the services page that go with all services, in its order. */
export function getSharedServiceSections() {
  return getSections('services').filter(
    (name): name is Exclude<SectionName<'services'>, 'erp' | 'others'> => name !== 'erp' && name !== 'others',
  );
}
