import { ArticleList } from '@/components/insights/ArticleList';
import { MarketOverview } from '@/components/insights/MarketOverview';
import { NewsCentre } from '@/components/insights/NewsCentre';
import { Newsletter } from '@/components/insights/Newsletter';
import { PageData } from '@/components/seo/PageData';
import { PageHead } from '@/components/ui/PageHead';
import { metadataOf } from '@/lib/content/seo/metadataOf';
import { getCopy } from '@/lib/content/texts/getCopy';

export const generateMetadata = () => metadataOf('insights');

export default async function InsightsPage() {
  const copy = await getCopy('insights');
  return (
    <>
      <PageData page="insights" />
      <PageHead page="insights" title={copy('title')} lead={copy('lead')} />
      <ArticleList />
      <MarketOverview />
      <NewsCentre />
      <Newsletter />
    </>
  );
}
