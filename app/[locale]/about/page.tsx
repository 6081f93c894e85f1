import { CompanyFigures } from '@/components/about/CompanyFigures';
import styles from '@/components/about/CompanySheet.module.css';
import { Goal } from '@/components/about/Goal';
import { Headquarters } from '@/components/about/Headquarters';
import { Story } from '@/components/about/Story';
import { Team } from '@/components/about/Team';
import { Timeline } from '@/components/about/Timeline';
import { ClosingBand } from '@/components/layout/ClosingBand';
import { PageIntro } from '@/components/layout/PageIntro';
import { Sections } from '@/components/layout/Sections';
import { generatePageMetadata } from '@/lib/routes/generatePageMetadata';

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
      <ClosingBand page="about" />
    </div>
  );
}
