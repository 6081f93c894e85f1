import { CasesTeaser } from '@/components/home/CasesTeaser';
import { Comparison } from '@/components/home/Comparison';
import { Hero } from '@/components/home/Hero';
import { LatestNews } from '@/components/home/LatestNews';
import { Products } from '@/components/home/Products';
import { Services } from '@/components/home/Services';
import { Showcase } from '@/components/home/Showcase';
import { Stats } from '@/components/home/Stats';
import { Testimonials } from '@/components/home/Testimonials';
import { Passing, ThreadEnd, Threaded } from '@/components/home/Thread';
import { PageData } from '@/components/seo/PageData';
import { TrialBand } from '@/components/ui/TrialBand';
import { metadataOf } from '@/lib/content/seo/metadataOf';
import { getCopy } from '@/lib/content/texts/getCopy';

export const generateMetadata = () => metadataOf('home');

export default async function HomePage() {
  const copy = await getCopy('home');
  return (
    <Threaded>
      <PageData page="home" />
      <Hero />
      <Stats />
      <Services />
      <Passing>
        <Showcase />
      </Passing>
      <CasesTeaser />
      <Products />
      <Comparison />
      <Testimonials />
      <LatestNews />
      <TrialBand title={copy('closing.title')} text={copy('closing.text')} thread={<ThreadEnd />} />
    </Threaded>
  );
}
