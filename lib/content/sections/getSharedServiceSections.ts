import { getSections } from './getSections';
import type { SectionName } from './sectionNames';

/** Returns the sections of the services page below the list of services, in page order. */
export function getSharedServiceSections() {
  return getSections('services').filter(
    (name): name is Exclude<SectionName<'services'>, 'services'> => name !== 'services',
  );
}
