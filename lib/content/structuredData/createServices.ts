import type { Service, SoftwareApplication } from 'schema-dts';
import { loadEntries, loadFacts } from '@/lib/content/entries/loadEntries';
import { loadMessages } from '@/lib/content/messages/loadMessages';
import { getSectionPath, hasSection } from '@/lib/content/sections/getSections';
import { withBasePath } from '@/lib/shared/basePath';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';
import { getAbsoluteUrl } from '@/lib/shared/site';
import { organizationId } from './nodes';

/**
 * Creates the structured data of the services. The ERP is a `SoftwareApplication` with a free trial as its offer.
 * Search engines require an offer for software, so if the page has no pricing section, the ERP is a plain `Service`.
 */
export function createServices(locale: Locale): (Service | SoftwareApplication)[] {
  const isTrialOffered = hasSection('services', 'pricing');
  return loadEntries('service-list.json', locale).map(({ id, name, tagline, description, image }) => {
    const url = getAbsoluteUrl(`${getLocalePath(locale, pages.services)}#${id}`);
    const common = { '@id': url, url, name, description, image: getAbsoluteUrl(withBasePath(image)) };
    if (id !== 'erp' || !isTrialOffered) {
      return { '@type': 'Service', ...common, serviceType: tagline, provider: { '@id': organizationId } };
    }
    return {
      '@type': 'SoftwareApplication',
      ...common,
      alternateName: tagline,
      applicationCategory: 'BusinessApplication',
      publisher: { '@id': organizationId },
      offers: createTrialOffer(locale),
    };
  });
}

/** Creates the offer of the free trial, as described in the pricing section. */
function createTrialOffer(locale: Locale) {
  const { pricing } = loadMessages(locale).messages.services;
  return {
    '@type': 'Offer',
    name: pricing.title,
    description: pricing.note,
    url: getAbsoluteUrl(getLocalePath(locale, getSectionPath('services', 'pricing'))),
    price: 0,
    priceCurrency: 'VND',
    eligibleDuration: {
      '@type': 'QuantitativeValue',
      value: Number(loadFacts().figures.trialDaysPricing),
      unitCode: 'DAY',
    },
    offeredBy: { '@id': organizationId },
  } as const;
}
