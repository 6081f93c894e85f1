import type { ComponentType } from 'react';
import { ArticleList } from '@/components/insights/ArticleList';
import { MarketOverview } from '@/components/insights/MarketOverview';
import { NewsCentre } from '@/components/insights/NewsCentre';
import { Newsletter } from '@/components/insights/Newsletter';
import { PageData } from '@/components/seo/PageData';
import { PageHead } from '@/components/ui/PageHead';
import { Sections } from '@/components/ui/Sections';
import type { SectionName } from '@/lib/content/sections/sectionNames';
import { metadataOf } from '@/lib/content/seo/metadataOf';
import { getCopy } from '@/lib/content/texts/getCopy';

export const generateMetadata = () => metadataOf('insights');

const sections = {
  articles: ArticleList,
  market: MarketOverview,
  news: NewsCentre,
  newsletter: Newsletter,
} satisfies Record<SectionName<'insights'>, ComponentType>;

export default async function InsightsPage() {
  const copy = await getCopy('insights');
  return (
    <>
      <PageData page="insights" />
      <PageHead page="insights" title={copy('title')} lead={copy('lead')} />
      <Sections of="insights" components={sections} />
    </>
  );
}
