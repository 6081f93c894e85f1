import { CompanyFigures } from '@/components/about/CompanyFigures';
import styles from '@/components/about/CompanySheet.module.css';
import { Goal } from '@/components/about/Goal';
import { Headquarters } from '@/components/about/Headquarters';
import { Story } from '@/components/about/Story';
import { Team } from '@/components/about/Team';
import { Timeline } from '@/components/about/Timeline';
import { PageIntro } from '@/components/ui/PageIntro';
import { Sections } from '@/components/ui/Sections';
import { TrialBand } from '@/components/ui/TrialBand';
import { generatePageMetadata } from '@/lib/content/seo/generatePageMetadata';

export const generateMetadata = () => generatePageMetadata('about');

export default function AboutPage() {
  return (
    <div className={styles.sheet}>
      <PageIntro page="about" />
      <Sections
        page="about"
        components={{
          story: Story,
          figures: CompanyFigures,
          timeline: Timeline,
          goal: Goal,
          team: Team,
          headquarters: Headquarters,
        }}
      />
      <TrialBand page="about" />
    </div>
  );
}
