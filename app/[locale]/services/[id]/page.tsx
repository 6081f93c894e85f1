import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { RelatedCases } from '@/components/cases/RelatedCases';
import { RelatedPosts } from '@/components/insights/RelatedPosts';
import { JsonLd } from '@/components/seo/JsonLd';
import { ServiceScreens } from '@/components/service/ServiceScreens';
import {
  ServiceAudience,
  ServiceHeader,
  ServiceModules,
  ServiceOutcomes,
  ServiceQuestions,
  ServiceSteps,
  ServiceTerms,
} from '@/components/service/ServiceSections';
import { NextStep } from '@/components/ui/NextStep';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import {
  findService,
  getFurtherCases,
  getServiceLocales,
  getServicePosts,
} from '@/lib/content/entries/loadServices';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { buildPageMetadata } from '@/lib/content/seo/buildPageMetadata';
import { createServiceGraph } from '@/lib/content/structuredData/createServices';
import { trialSubject } from '@/lib/shared/enquiry/subjects';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import { getServicePath } from '@/lib/shared/i18n/paths';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return loadEntries('service-list.json', defaultLocale).map(({ id }) => ({ id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ id, page }, locale] = await Promise.all([getService(params), getLocale()]);
  const translations = getServiceLocales(id);
  return buildPageMetadata({ locale, path: getServicePath(id), ...page.meta, translations });
}

export default async function ServicePage({ params }: Props) {
  const [service, t] = await Promise.all([getService(params), getTranslator('services')]);
  const { id, name, subject } = service;
  return (
    <>
      <JsonLd graph={createServiceGraph(service, t.locale)} />
      <ServiceHeader service={service} />
      <ServiceScreens service={service} />
      <ServiceAudience service={service} />
      <ServiceOutcomes service={service} />
      <ServiceSteps service={service} />
      <ServiceModules service={service} />
      <ServiceTerms service={service} />
      <ServiceQuestions service={service} />
      <RelatedCases title={t('page.cases', { name })} cases={getFurtherCases(t.locale, service)} />
      <NextStep
        path={getServicePath(id)}
        title={service.page.title}
        enquiry={{ subject, about: `service:${id}` }}
        text={subject === trialSubject ? undefined : t('page.next')}
      />
      <RelatedPosts posts={getServicePosts(t.locale, service)} />
    </>
  );
}

async function getService(params: Props['params']) {
  return findService(await getLocale(), (await params).id) ?? notFound();
}
