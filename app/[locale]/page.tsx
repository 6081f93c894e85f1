import type { ComponentType } from 'react';
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
import { PageData } from '@/components/seo/PageData';
import { Sections } from '@/components/ui/Sections';
import { TrialBand } from '@/components/ui/TrialBand';
import type { SectionName } from '@/lib/content/sections/sectionNames';
import { metadataOf } from '@/lib/content/seo/metadataOf';
import { getCopy } from '@/lib/content/texts/getCopy';

export const generateMetadata = () => metadataOf('home');

const sections = {
  figures: Stats,
  services: Services,
  showcase: Showcase,
  cases: CasesTeaser,
  products: Products,
  comparison: Comparison,
  testimonials: Testimonials,
  'latest-news': LatestNews,
} satisfies Record<SectionName<'home'>, ComponentType>;

export default async function HomePage() {
  const copy = await getCopy('home');
  return (
    <Threaded>
      <PageData page="home" />
      <Hero />
      <Sections of="home" components={sections} />
      <TrialBand title={copy('closing.title')} text={copy('closing.text')} thread={<ThreadEnd />} />
    </Threaded>
  );
}
