import type { ComponentType } from 'react';
import { CompanyFigures } from '@/components/about/CompanyFigures';
import styles from '@/components/about/CompanySheet.module.css';
import { Goal } from '@/components/about/Goal';
import { Headquarters } from '@/components/about/Headquarters';
import { Story } from '@/components/about/Story';
import { Team } from '@/components/about/Team';
import { Timeline } from '@/components/about/Timeline';
import { PageData } from '@/components/seo/PageData';
import { PageHead } from '@/components/ui/PageHead';
import { Sections } from '@/components/ui/Sections';
import { TrialBand } from '@/components/ui/TrialBand';
import type { SectionName } from '@/lib/content/sections/sectionNames';
import { metadataOf } from '@/lib/content/seo/metadataOf';
import { getCopy } from '@/lib/content/texts/getCopy';

export const generateMetadata = () => metadataOf('about');

const sections = {
  story: Story,
  figures: CompanyFigures,
  timeline: Timeline,
  goal: Goal,
  team: Team,
  headquarters: Headquarters,
} satisfies Record<SectionName<'about'>, ComponentType>;

export default async function AboutPage() {
  const copy = await getCopy('about');
  return (
    <div className={styles.sheet}>
      <PageData page="about" />
      <PageHead page="about" title={copy('title')} lead={copy('lead')} />
      <Sections of="about" components={sections} />
      <TrialBand title={copy('closing.title')} text={copy('closing.text')} />
    </div>
  );
}
