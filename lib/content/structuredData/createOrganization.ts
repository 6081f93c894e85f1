import { iconPaths } from 'brand';
import type { Organization } from 'schema-dts';
import { getToday } from '@/lib/content/entries/getToday';
import { loadEntries, loadFacts } from '@/lib/content/entries/loadEntries';
import { toE164 } from '@/lib/content/facts/toE164';
import { loadMessages } from '@/lib/content/messages/loadMessages';
import { withBasePath } from '@/lib/shared/basePath';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { getAbsoluteUrl, site } from '@/lib/shared/site';
import { type Closure, getClosures, type WorkingTime, weekdays } from '@/lib/shared/workingTime';
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
    location: loadEntries('offices.json', locale).map((office, index) => ({
      '@type': 'Place',
      name: office.name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: office.address.length > 1 ? office.address : office.address[0],
        addressCountry: office.country,
      },
      telephone: toE164(office.phone),
      ...(index === 0 && {
        openingHoursSpecification: createOpeningHours(workingTime),
        specialOpeningHoursSpecification: createSpecialOpeningHours(getClosures(workingTime, getToday())),
      }),
    })),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** Creates a node of structured data (schema.org) with the opening hours. */
function createOpeningHours({ days, opens, closes }: WorkingTime) {
  return {
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: weekdays.filter((_, day) => days.includes(day)),
    opens: formatTime(opens),
    closes: formatTime(closes),
  };
}

/** Creates the nodes of structured data (schema.org) for closures: no hours, from the first to the last day. */
function createSpecialOpeningHours(closures: Closure[]) {
  return closures.map(({ from, through }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    opens: '00:00',
    closes: '00:00',
    validFrom: from,
    validThrough: through,
  }));
}

function formatTime(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}
