import { createWarning, getChild, type Rule } from 'message-lint';
import { type Coordinates, locateOffices } from '@/lib/collections/officeMap';
import { offices } from '@/lib/collections/offices';
import { defaultLocale } from '@/lib/i18n/locales';

/** Reports offices outside the map, which does not show them. */
export const officeOutsideMap: Rule = function* ({ catalogue }) {
  const file = catalogue.find(defaultLocale, offices.file);
  for (const office of catalogue.getEntries(defaultLocale, offices.file) ?? []) {
    const latitude = getChild(office, 'latitude');
    if (file && latitude && !locateOffices([office.value as Coordinates])[0])
      yield createWarning(file, latitude.offset, 'office-outside-map', { id: office.key });
  }
};
