import { ArticleList } from '@/components/insights/ArticleList';
import { MarketOverview } from '@/components/insights/MarketOverview';
import { NewsCentre } from '@/components/insights/NewsCentre';
import { Newsletter } from '@/components/insights/Newsletter';
import { PageTop } from '@/components/ui/PageTop';
import { Sections } from '@/components/ui/Sections';
import { metadataOf } from '@/lib/content/seo/metadataOf';

export const generateMetadata = () => metadataOf('insights');

export default function InsightsPage() {
  return (
    <>
      <PageTop page="insights" />
      <Sections
        of="insights"
        components={{
          articles: ArticleList,
          market: MarketOverview,
          news: NewsCentre,
          newsletter: Newsletter,
        }}
      />
    </>
  );
}
