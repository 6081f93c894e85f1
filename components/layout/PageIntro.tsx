import type { ReactNode } from 'react';
import { JsonLd } from '@/components/seo/JsonLd';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import type { Page } from '@/lib/i18n/paths';
import { createPageGraph } from '@/lib/routes/structuredData/createPageGraph';
import { PageHeader } from './PageHeader';

type PageIntroProps = { page: Exclude<Page, 'home'>; children?: ReactNode };

/** The structured data and the header of a page. */
export async function PageIntro({ page, children }: PageIntroProps) {
  const t = await getTranslator(page);
  return (
    <>
      <JsonLd graph={createPageGraph(page, t.locale)} />
      <PageHeader page={page} split title={t('title')} lead={t('lead')}>
        {children}
      </PageHeader>
    </>
  );
}
