import type { ReactNode } from 'react';
import { JsonLd } from '@/components/seo/JsonLd';
import { pageGraph } from '@/lib/content/structuredData/pageGraph';
import { getCopy } from '@/lib/content/texts/getCopy';
import type { Page } from '@/lib/shared/i18n/paths';
import { PageHead } from './PageHead';

type PageTopProps = { page: Exclude<Page, 'home'>; children?: ReactNode };

/** The top of one of the site's pages: what it tells search engines in their own terms, and its head. */
export async function PageTop({ page, children }: PageTopProps) {
  const copy = await getCopy(page satisfies Exclude<Page, 'home'>);
  return (
    <>
      <JsonLd graph={pageGraph(page, copy.locale)} />
      <PageHead page={page} title={copy('title')} lead={copy('lead')}>
        {children}
      </PageHead>
    </>
  );
}
