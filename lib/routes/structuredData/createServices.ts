import type { Thing } from 'schema-dts';
import { type Service, services } from '@/lib/collections/services';
import { getEntryLocales, loadEntries } from '@/lib/content/entries/loadEntries';
import { loadFacts } from '@/lib/content/facts/loadFacts';
import { loadMessages } from '@/lib/content/messages/readMessages';
import { getSectionPath, hasSection } from '@/lib/content/sections/getSections';
import { pickContentLocale } from '@/lib/i18n/getFallbackLang';
import type { Locale } from '@/lib/i18n/locales';
import { getEntryPath, getLocalePath, pages, withBasePath } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';
import { createOrganization } from './createOrganization';
import { createBreadcrumbs, createWebPage, createWebSite, organizationId } from './nodes';

/** Creates the structured data of the services. */
export function createServices(locale: Locale) {
  return loadEntries(services, locale).map((service) => ({
    ...createService(service, locale),
    description: service.tagline,
  }));
}

/** Creates the structured data of the page of a service. */
export function createServiceGraph(service: Service, locale: Locale): Thing[] {
  const { nav } = loadMessages(locale).messages.common;
  const path = getEntryPath('services', service.id);
  const lang = pickContentLocale(locale, getEntryLocales(services, service.id));
  const node = createService(service, lang);
  return [
    { ...createWebPage('WebPage', service.page.title, lang, path), mainEntity: { '@id': node['@id'] } },
    node,
    createBreadcrumbs(locale, [
      { name: nav.services, path: pages.services },
      { name: service.name, path },
    ]),
    createWebSite(locale),
    createOrganization(locale),
  ];
}

/**
 * Creates the node of a service. The ERP is a `SoftwareApplication` with a free trial as its offer. Search engines
 * require an offer for software, so without a trial or a pricing section, the ERP is a plain `Service`.
 */
function createService({ id, name, page, image }: Service, locale: Locale) {
  const url = getAbsoluteUrl(getLocalePath(locale, getEntryPath('services', id)));
  const common = {
    '@id': `${url}#service`,
    url,
    name,
    description: page.lead,
    image: getAbsoluteUrl(withBasePath(image)),
  };
  const { offers, figures, prices } = loadFacts();
  if (id !== 'erp' || !offers.trial || !hasSection('services', 'pricing')) {
    return { '@type': 'Service', ...common, provider: { '@id': organizationId } } as const;
  }
  return {
    '@type': 'SoftwareApplication',
    ...common,
    applicationCategory: 'BusinessApplication',
    publisher: { '@id': organizationId },
    offers: {
      '@type': 'Offer',
      url: getAbsoluteUrl(getLocalePath(locale, getSectionPath('services', 'pricing'))),
      price: 0,
      priceCurrency: prices.currency,
      eligibleDuration: {
        '@type': 'QuantitativeValue',
        value: Number(figures.trialDaysPricing),
        unitCode: 'DAY',
      },
      offeredBy: { '@id': organizationId },
    },
  } as const;
}
