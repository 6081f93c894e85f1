import type { OpeningHoursSpecification, Organization, Place } from 'schema-dts';
import { iconPaths } from '@/lib/content/appearance/icons/iconPaths';
import { loadFacts } from '@/lib/content/entries/loadEntities';
import { weekdays } from '@/lib/content/facts/workingTime';
import { loadMessages } from '@/lib/content/messages/loadMessages';
import { withBasePath } from '@/lib/shared/basePath';
import type { WorkingTime } from '@/lib/shared/enquiry/WorkingTime';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { getAbsoluteUrl, site } from '@/lib/shared/site';
import { organizationId } from './nodes';

/** The company by its name: the publisher of a page that is about something else. */
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

/** The company with both offices, for the pages that are about it. */
export function createOrganizationWithOffices(locale: Locale): Organization {
  const { site: brand, footer } = loadMessages(locale).messages.common;
  const { company, workingTime } = loadFacts();
  const profiles = Object.values(site.social).filter((address) => address !== '');
  return {
    ...createOrganization(locale),
    description: brand.description,
    email: company.email,
    location: [
      office(footer.contact, footer.address, 'VN', company.phoneToDial, workingTime),
      office(
        footer.headquartersName,
        [footer.headquartersLine1, footer.headquartersLine2],
        'CN',
        company.chinaPhoneToDial,
      ),
    ],
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

function office(
  name: string,
  streetAddress: string | string[],
  addressCountry: string,
  telephone: string,
  workingTime?: WorkingTime,
): Place {
  return {
    '@type': 'Place',
    name,
    address: { '@type': 'PostalAddress', streetAddress, addressCountry },
    telephone,
    ...(workingTime && { openingHoursSpecification: openingHours(workingTime) }),
  };
}

function openingHours(time: WorkingTime): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays.filter((_, day) => time.days.includes(day)),
    opens: clock(time.opens),
    closes: clock(time.closes),
  };
}

function clock(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}
