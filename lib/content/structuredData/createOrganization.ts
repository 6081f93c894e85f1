import type { Organization, Place } from 'schema-dts';
import { createOpeningHours, createSpecialOpeningHours, getClosures, type WorkingTime } from 'working-time';
import { iconPaths } from '@/lib/content/appearance/icons/iconPaths';
import { getToday } from '@/lib/content/entries/getToday';
import { loadFacts } from '@/lib/content/entries/loadEntries';
import { loadMessages } from '@/lib/content/messages/loadMessages';
import { withBasePath } from '@/lib/shared/basePath';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { getAbsoluteUrl, site } from '@/lib/shared/site';
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

/** Creates the node of the company with both offices, for pages about the company. */
export function createOrganizationWithOffices(locale: Locale): Organization {
  const { site: brand, footer } = loadMessages(locale).messages.common;
  const { company, workingTime } = loadFacts();
  const profiles = Object.values(site.social).filter((url) => url !== '');
  return {
    ...createOrganization(locale),
    description: brand.description,
    email: company.email,
    location: [
      createOffice(footer.contact, footer.address, 'VN', company.phoneToDial, workingTime),
      createOffice(
        footer.headquartersName,
        [footer.headquartersLine1, footer.headquartersLine2],
        'CN',
        company.chinaPhoneToDial,
      ),
    ],
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

function createOffice(
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
    ...(workingTime && {
      openingHoursSpecification: createOpeningHours(workingTime),
      specialOpeningHoursSpecification: createSpecialOpeningHours(getClosures(workingTime, getToday())),
    }),
  };
}
