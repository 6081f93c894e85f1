import { createWarning, getChild, type Rule } from 'content-lint';
import { type Coordinates, locateOffices } from '@/lib/content/entries/officeMap';
import { defaultLocale } from '@/lib/shared/i18n/locales';

/** Reports offices outside the map, which does not show them. */
export const officeOutsideMap: Rule = function* ({ catalogue }) {
  const file = catalogue.find(defaultLocale, 'offices.json');
  for (const office of catalogue.getEntries(defaultLocale, 'offices.json') ?? []) {
    const latitude = getChild(office, 'latitude');
    if (file && latitude && !locateOffices([office.value as Coordinates])[0])
      yield createWarning(file, latitude.offset, 'office-outside-map', { id: office.key });
  }
};
