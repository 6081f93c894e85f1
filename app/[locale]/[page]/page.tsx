import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { PageBlocks } from '@/components/blocks/PageBlocks';
import { LanguageNotice } from '@/components/insights/LanguageNotice';
import { JsonLd } from '@/components/seo/JsonLd';
import { PageHeader } from '@/components/ui/PageHeader';
import { Prose } from '@/components/ui/Prose';
import { findCustomPage } from '@/lib/content/entries/loadCustomPages';
import { renderMarkdownBody } from '@/lib/content/markdown/renderMarkdown';
import { getCustomPageParams } from '@/lib/content/routes/getCustomPageParams';
import { buildPageMetadata } from '@/lib/content/seo/buildPageMetadata';
import { createCustomPageGraph } from '@/lib/content/structuredData/createPageGraph';
import { getContentLang } from '@/lib/shared/i18n/languageTags';
import { getCustomPagePath } from '@/lib/shared/i18n/paths';

type Props = { params: Promise<{ page: string }> };

export const dynamicParams = false;

export const generateStaticParams = getCustomPageParams;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [page, locale] = await Promise.all([getCustomPage(params), getLocale()]);
  const { slug, title, description, locales } = page;
  return buildPageMetadata({
    locale,
    path: getCustomPagePath(slug),
    title,
    description,
    keywords: title,
    translations: locales,
  });
}

export default async function CustomPage({ params }: Props) {
  const [page, locale] = await Promise.all([getCustomPage(params), getLocale()]);
  const lang = getContentLang(page.lang, locale);
  return (
    <>
      <JsonLd graph={createCustomPageGraph(page, locale)} />
      <article>
        <PageHeader
          title={lang ? <span lang={lang}>{page.title}</span> : page.title}
          lead={lang ? <span lang={lang}>{page.description}</span> : page.description}
        >
          <LanguageNotice lang={page.lang} />
        </PageHeader>
        <div className="container">
          <Prose html={renderMarkdownBody(page).html} lang={lang} />
        </div>
        <PageBlocks page={page} locale={locale} />
      </article>
    </>
  );
}

async function getCustomPage(params: Props['params']) {
  return findCustomPage(await getLocale(), (await params).page) ?? notFound();
}
