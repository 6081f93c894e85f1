import { getLocale } from 'next-intl/server';
import { CasesTeaser } from '@/components/home/CasesTeaser';
import { Comparison } from '@/components/home/Comparison';
import { Hero } from '@/components/home/Hero';
import { LatestNews } from '@/components/home/LatestNews';
import { Products } from '@/components/home/Products';
import { Services } from '@/components/home/Services';
import { Showcase } from '@/components/home/Showcase';
import { Stats } from '@/components/home/Stats';
import { Testimonials } from '@/components/home/Testimonials';
import { ThreadEnd, Threaded } from '@/components/home/Thread';
import { JsonLd } from '@/components/seo/JsonLd';
import { Sections } from '@/components/ui/Sections';
import { TrialBand } from '@/components/ui/TrialBand';
import { metadataOf } from '@/lib/content/seo/metadataOf';
import { pageGraph } from '@/lib/content/structuredData/pageGraph';

export const generateMetadata = () => metadataOf('home');

export default async function HomePage() {
  return (
    <Threaded>
      <JsonLd graph={pageGraph('home', await getLocale())} />
      <Hero />
      <Sections
        of="home"
        components={{
          figures: Stats,
          services: Services,
          showcase: Showcase,
          cases: CasesTeaser,
          products: Products,
          comparison: Comparison,
          testimonials: Testimonials,
          'latest-news': LatestNews,
        }}
      />
      <TrialBand page="home" thread={<ThreadEnd />} />
    </Threaded>
  );
}
