import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { LanguageNotice } from '@/components/insights/LanguageNotice';
import { JsonLd } from '@/components/seo/JsonLd';
import { PageHead } from '@/components/ui/PageHead';
import { Prose } from '@/components/ui/Prose';
import { findFreePage } from '@/lib/content/entries/loadFreePages';
import { renderBody } from '@/lib/content/entries/loadPosts';
import { freePageParams } from '@/lib/content/routes/freePageParams';
import { pageMetadata } from '@/lib/content/seo/pageMetadata';
import { freePageGraph } from '@/lib/content/structuredData/pageGraph';
import { freePagePath } from '@/lib/shared/i18n/paths';

type Props = { params: Promise<{ page: string }> };

export const dynamicParams = false;

export const generateStaticParams = freePageParams;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [page, locale] = await Promise.all([pageOf(params), getLocale()]);
  const { slug, title, description, locales } = page;
  return pageMetadata({
    locale,
    path: freePagePath(slug),
    title,
    description,
    keywords: title,
    translations: locales,
  });
}

export default async function FreePage({ params }: Props) {
  const [page, locale] = await Promise.all([pageOf(params), getLocale()]);
  const lang = page.lang === locale ? undefined : page.lang;
  return (
    <>
      <JsonLd graph={freePageGraph(page, locale)} />
      <article>
        <PageHead
          title={lang ? <span lang={lang}>{page.title}</span> : page.title}
          lead={lang ? <span lang={lang}>{page.description}</span> : page.description}
        >
          <LanguageNotice lang={page.lang} />
        </PageHead>
        <div className="container">
          <Prose html={renderBody(page).html} lang={lang} />
        </div>
      </article>
    </>
  );
}

async function pageOf(params: Props['params']) {
  return findFreePage(await getLocale(), (await params).page) ?? notFound();
}
