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
import { ThreadContainer, ThreadEnd } from '@/components/home/Thread';
import { ClosingBand } from '@/components/layout/ClosingBand';
import { Sections } from '@/components/layout/Sections';
import { JsonLd } from '@/components/seo/JsonLd';
import { generatePageMetadata } from '@/lib/routes/generatePageMetadata';
import { createPageGraph } from '@/lib/routes/structuredData/createPageGraph';

export const generateMetadata = () => generatePageMetadata('home');

export default async function HomePage() {
  return (
    <ThreadContainer>
      <JsonLd graph={createPageGraph('home', await getLocale())} />
      <Hero />
      <Sections
        page="home"
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
      <ClosingBand page="home" thread={<ThreadEnd />} />
    </ThreadContainer>
  );
}
