import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { RelatedPosts } from '@/components/insights/RelatedPosts';
import { ClosingBand } from '@/components/layout/ClosingBand';
import { JsonLd } from '@/components/seo/JsonLd';
import {
  ServiceAudience,
  ServiceContactLabel,
  ServiceHeader,
  ServiceModules,
  ServiceOutcomes,
  ServiceQuestions,
  ServiceSteps,
  ServiceTerms,
} from '@/components/services/ServiceSections';
import { PageStation } from '@/components/stations/PageStation';
import { services } from '@/lib/collections/services';
import { findEntry, getEntryLocales, loadEntries } from '@/lib/content/entries/loadEntries';
import { findPostsAbout } from '@/lib/content/entries/posts';
import { defaultLocale } from '@/lib/i18n/locales';
import { getEntryPath } from '@/lib/i18n/paths';
import { buildPageMetadata } from '@/lib/routes/buildPageMetadata';
import { createServiceGraph } from '@/lib/routes/structuredData/createServices';
import { withPlaceholder } from '@/lib/routes/withPlaceholder';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return withPlaceholder(loadEntries(services, defaultLocale).map(({ id }) => id)).map((id) => ({ id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ id, page }, locale] = await Promise.all([getService(params), getLocale()]);
  const translations = getEntryLocales(services, id);
  return buildPageMetadata({ locale, path: getEntryPath('services', id), ...page.meta, translations });
}

/** The sections of the page of a service after the station, in the order in which its readers ask. */
const sections = {
  audience: ServiceAudience,
  outcomes: ServiceOutcomes,
  steps: ServiceSteps,
  modules: ServiceModules,
  terms: ServiceTerms,
  questions: ServiceQuestions,
};

const defaultOrder: (keyof typeof sections)[] = [
  'audience',
  'outcomes',
  'steps',
  'modules',
  'terms',
  'questions',
];

const orders: Record<string, typeof defaultOrder> = {
  // A warehouse head follows the goods.
  wms: ['steps', 'outcomes', 'terms', 'questions'],
  // A buyer compares quotations, and then the price of comparing them.
  vietconnect: ['outcomes', 'terms', 'steps', 'questions'],
  // A seller asks what the clips sold, and then for the price of one.
  'ai-video': ['outcomes', 'terms', 'steps', 'questions'],
  // A head of IT asks first what it connects to and what it does not do.
  'ai-platform': ['audience', 'terms', 'steps', 'outcomes', 'questions'],
};

export default async function ServicePage({ params }: Props) {
  const [service, locale] = await Promise.all([getService(params), getLocale()]);
  const { id, subject } = service;
  return (
    <>
      <JsonLd graph={createServiceGraph(service, locale)} />
      <ServiceHeader service={service} />
      <PageStation id={id} />
      {(orders[id] ?? defaultOrder).map((name) => {
        const ServiceSection = sections[name];
        return <ServiceSection key={name} service={service} />;
      })}
      <RelatedPosts posts={findPostsAbout(locale, getEntryPath('services', id))} />
      <ClosingBand
        enquiry={{ subject, about: `service:${id}` }}
        contactLabel={<ServiceContactLabel service={service} />}
      />
    </>
  );
}

async function getService(params: Props['params']) {
  return findEntry(services, await getLocale(), (await params).id) ?? notFound();
}
