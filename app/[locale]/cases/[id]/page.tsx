import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { CaseBody } from '@/components/cases/CaseBody';
import { RelatedCases } from '@/components/cases/RelatedCases';
import { RelatedPosts } from '@/components/insights/RelatedPosts';
import { JsonLd } from '@/components/seo/JsonLd';
import { NextStep } from '@/components/ui/NextStep';
import { PageHeader } from '@/components/ui/PageHeader';
import { SharePage } from '@/components/ui/SharePage';
import { getCaseArticles } from '@/lib/content/entries/getCaseArticles';
import { findCase, getCaseLocales, getRelatedCases } from '@/lib/content/entries/loadCases';
import { loadListEntries } from '@/lib/content/lists/loadListEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { buildPageMetadata } from '@/lib/content/seo/buildPageMetadata';
import { createCaseGraph } from '@/lib/content/structuredData/createArticleGraph';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { defaultLocale } from '@/lib/shared/i18n/locales';
import { getCasePath, pages } from '@/lib/shared/i18n/paths';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => loadListEntries.cases(defaultLocale).map(({ id }) => ({ id }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [item, taxonomy] = await Promise.all([getCase(params), getTranslator('taxonomy')]);
  const { id, title, result, industry, region } = item;
  return buildPageMetadata({
    locale: taxonomy.locale,
    path: getCasePath(id),
    title,
    description: result,
    keywords: [taxonomy.text(`industries.${industry}`), taxonomy.text(`regions.${region}`)].join(', '),
    translations: getCaseLocales(id),
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
          <SharePage path={getCasePath(id)} title={title} />
        </PageHeader>
        <CaseBody item={item} />
      </article>
      <NextStep path={getCasePath(id)} title={title} enquiry={{ subject, about: `case:${id}` }} />
      <RelatedCases title={t('page.related')} cases={getRelatedCases(t.locale, item)} />
      <RelatedPosts posts={getCaseArticles(t.locale, item)} />
    </>
  );
}

async function getCase(params: Props['params']) {
  return findCase(await getLocale(), (await params).id) ?? notFound();
}
