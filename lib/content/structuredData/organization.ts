import type { Organization, Place } from 'schema-dts';
import { iconPaths } from '@/lib/content/appearance/icons/iconPaths';
import { loadFacts } from '@/lib/content/entries/loadEntities';
import { loadMessages } from '@/lib/content/texts/loadMessages';
import { sitePath } from '@/lib/shared/basePath';
import { localePath } from '@/lib/shared/i18n/localePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { absoluteUrl, site } from '@/lib/shared/site';
import { organizationId } from './ids';

/** The company by its name: the publisher of a page that is about something else. */
export function organization(locale: Locale): Exclude<Organization, string> {
  const { site: brand } = loadMessages(locale).messages.common;
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: brand.name,
    url: absoluteUrl(localePath(locale)),
    logo: absoluteUrl(sitePath(iconPaths.large)),
  };
}

/** The company with both offices, for the pages that are about it. */
export function organizationWithOffices(locale: Locale): Organization {
  const { site: brand, footer } = loadMessages(locale).messages.common;
  const { company } = loadFacts();
  const profiles = Object.values(site.social).filter((address) => address !== '');
  return {
    ...organization(locale),
    description: brand.description,
    email: company.email,
    location: [
      office(footer.contact, footer.address, 'VN', company.phoneToDial),
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
): Place {
  return {
    '@type': 'Place',
    name,
    address: { '@type': 'PostalAddress', streetAddress, addressCountry },
    telephone,
  };
}
