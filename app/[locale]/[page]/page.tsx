import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { getBlockHeadings, PageBlocks } from '@/components/blocks/PageBlocks';
import { LanguageNotice } from '@/components/insights/LanguageNotice';
import { Byline } from '@/components/layout/Byline';
import { ClosingBand } from '@/components/layout/ClosingBand';
import { Dossier } from '@/components/layout/Dossier';
import { PageHeader } from '@/components/layout/PageHeader';
import { SharePage } from '@/components/layout/SharePage';
import { JsonLd } from '@/components/seo/JsonLd';
import { PageStation } from '@/components/stations/PageStation';
import { Prose } from '@/components/ui/Prose';
import { findCustomPage, loadCustomPages } from '@/lib/content/entries/customPages';
import { renderMarkdownBody } from '@/lib/content/markdown/renderMarkdown';
import { renderSources } from '@/lib/content/markdown/renderSources';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getContentLang } from '@/lib/i18n/getFallbackLang';
import { defaultLocale } from '@/lib/i18n/locales';
import { getCustomPagePath } from '@/lib/i18n/paths';
import { buildPageMetadata } from '@/lib/routes/buildPageMetadata';
import { createCustomPageGraph } from '@/lib/routes/structuredData/createPageGraph';
import { withPlaceholder } from '@/lib/routes/withPlaceholder';

type Props = { params: Promise<{ page: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  withPlaceholder(loadCustomPages(defaultLocale).map(({ slug }) => slug)).map((page) => ({ page }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [page, locale] = await Promise.all([getCustomPage(params), getLocale()]);
  const { slug, title, description, locales } = page;
  const common = await getTranslator('common');
  return buildPageMetadata({
    locale,
    path: getCustomPagePath(slug),
    title: `${title} | ${common.text('site.name')}`,
    description,
    keywords: title,
    translations: locales,
  });
}

export default async function CustomPage({ params }: Props) {
  const [page, locale] = await Promise.all([getCustomPage(params), getLocale()]);
  const lang = getContentLang(page.lang, locale);
  const body = renderMarkdownBody(page);
  const sources = await renderSources(page, body.ids);
  const path = getCustomPagePath(page.slug);
  const isLandingPage = page.blocks?.some(({ type }) => type === 'form' || type === 'action');
  const enquiry = page.subject ? { subject: page.subject } : {};
  const text = <Prose html={body.html + sources.html} lang={lang} />;
  const blocks = <PageBlocks page={page} locale={locale} />;
  return (
    <>
      <JsonLd graph={createCustomPageGraph(page, locale)} />
      <article>
        <PageHeader
          split
          title={lang ? <span lang={lang}>{page.title}</span> : page.title}
          lead={lang ? <span lang={lang}>{page.description}</span> : page.description}
        >
          <LanguageNotice lang={page.lang} />
        </PageHeader>
        <PageStation id={page.station} />
        {isLandingPage ? (
          <>
            <div className="container">{text}</div>
            {blocks}
          </>
        ) : (
          <Dossier
            headings={[...body.headings, ...sources.headings, ...getBlockHeadings(page)]}
            lang={lang}
            about={
              <>
                <Byline text={page} />
                <SharePage path={path} title={page.title} />
              </>
            }
          >
            {text}
            {blocks}
          </Dossier>
        )}
      </article>
      {isLandingPage || <ClosingBand enquiry={enquiry} first={page.subject ? 'contact' : 'price'} />}
    </>
  );
}

async function getCustomPage(params: Props['params']) {
  return findCustomPage(await getLocale(), (await params).page) ?? notFound();
}
