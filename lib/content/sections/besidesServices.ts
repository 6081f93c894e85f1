import type { SectionName } from './sectionNames';
import { sectionsOf } from './sectionsOf';

/** The sections of the services page that go with all services, in its order. */
export function besidesServices() {
  return sectionsOf('services').filter(
    (name): name is Exclude<SectionName<'services'>, 'erp' | 'others'> => name !== 'erp' && name !== 'others',
  );
}
