import { ArticleList } from '@/components/insights/ArticleList';
import { MarketOverview } from '@/components/insights/MarketOverview';
import { Newsletter } from '@/components/insights/Newsletter';
import { NewsSection } from '@/components/insights/NewsSection';
import { PageIntro } from '@/components/layout/PageIntro';
import { Sections } from '@/components/layout/Sections';
import { generatePageMetadata } from '@/lib/routes/generatePageMetadata';

export const generateMetadata = () => generatePageMetadata('insights');

export default function InsightsPage() {
  return (
    <>
      <PageIntro page="insights" />
      <Sections
        page="insights"
        components={{
          articles: ArticleList,
          market: MarketOverview,
          news: NewsSection,
          newsletter: Newsletter,
        }}
      />
    </>
  );
}
