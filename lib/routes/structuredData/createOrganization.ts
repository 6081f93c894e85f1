import type { Organization } from 'schema-dts';
import { offices } from '@/lib/collections/offices';
import { iconPaths } from '@/lib/content/appearance/logos';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { loadFacts, toE164 } from '@/lib/content/facts/loadFacts';
import { loadMessages } from '@/lib/content/messages/readMessages';
import type { Locale } from '@/lib/i18n/locales';
import { getLocalePath, withBasePath } from '@/lib/i18n/paths';
import { getAbsoluteUrl, site } from '@/lib/i18n/site';
import { weekdays } from '@/lib/i18n/workingTime';
import { organizationId } from './nodes';

/** Creates the node of the company without details, for pages that the company publishes. */
export function createOrganization(locale: Locale): Exclude<Organization, string> {
  const { site: brand } = loadMessages(locale).messages.common;
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: brand.name,
    url: getAbsoluteUrl(getLocalePath(locale)),
    logo: getAbsoluteUrl(withBasePath(iconPaths.large)),
  };
}

/** Creates the node of the company with its offices, for pages about the company. */
export function createOrganizationWithOffices(locale: Locale): Organization {
  const { site: brand } = loadMessages(locale).messages.common;
  const { company, workingTime } = loadFacts();
  const profiles = Object.values(site.social).filter((url) => url !== '');
  return {
    ...createOrganization(locale),
    description: brand.description,
    email: company.email,
    location: loadEntries(offices, locale).map((office, index) => ({
      '@type': 'Place',
      name: office.name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: office.address.length > 1 ? office.address : office.address[0],
        addressCountry: office.country,
      },
      telephone: toE164(office.phone),
      ...(index === 0 && {
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: weekdays.filter((_, day) => workingTime.days.includes(day)),
          opens: formatTime(workingTime.opens),
          closes: formatTime(workingTime.closes),
        },
      }),
    })),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

function formatTime(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}
