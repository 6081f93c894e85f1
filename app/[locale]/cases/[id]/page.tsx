import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { CaseBody } from '@/components/cases/CaseBody';
import { RelatedCases } from '@/components/cases/RelatedCases';
import { ClosingBand } from '@/components/layout/ClosingBand';
import { PageHeader } from '@/components/layout/PageHeader';
import { SharePage } from '@/components/layout/SharePage';
import { JsonLd } from '@/components/seo/JsonLd';
import { cases, getRelatedCases } from '@/lib/collections/cases';
import { findEntry, getEntryLocales, loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import { defaultLocale } from '@/lib/i18n/locales';
import { getEntryPath, getLocalePath, pages } from '@/lib/i18n/paths';
import { buildPageMetadata } from '@/lib/routes/buildPageMetadata';
import { createCaseGraph } from '@/lib/routes/structuredData/createArticleGraph';
import { withPlaceholder } from '@/lib/routes/withPlaceholder';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  withPlaceholder(loadEntries(cases, defaultLocale).map(({ id }) => id)).map((id) => ({ id }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [item, taxonomy, common] = await Promise.all([
    getCase(params),
    getTranslator('taxonomy'),
    getTranslator('common'),
  ]);
  const { id, title, result, industry, region } = item;
  return buildPageMetadata({
    locale: taxonomy.locale,
    path: getEntryPath('cases', id),
    title: `${title} | ${common.text('site.name')}`,
    description: result,
    keywords: [taxonomy.text(`industries.${industry}`), taxonomy.text(`regions.${region}`)].join(', '),
    translations: getEntryLocales(cases, id),
  });
}

export default async function CasePage({ params }: Props) {
  const [item, t, common] = await Promise.all([
    getCase(params),
    getTranslator('cases'),
    getTranslator('common'),
  ]);
  const { id, title, result, subject = 'erp' } = item;
  return (
    <>
      <JsonLd graph={createCaseGraph(item, t.locale)} />
      <article>
        <PageHeader
          parents={[{ label: common('nav.cases'), href: getLocalePath(t.locale, pages.cases) }]}
          title={<span {...getFallbackLang(item, 'title')}>{title}</span>}
          lead={<span {...getFallbackLang(item, 'result')}>{result}</span>}
        >
          <SharePage path={getEntryPath('cases', id)} title={title} />
        </PageHeader>
        <CaseBody item={item} />
      </article>
      <RelatedCases title={t('page.related')} cases={getRelatedCases(loadEntries(cases, t.locale), item)} />
      <ClosingBand enquiry={{ subject, about: `case:${id}` }} />
    </>
  );
}

async function getCase(params: Props['params']) {
  return findEntry(cases, await getLocale(), (await params).id) ?? notFound();
}
