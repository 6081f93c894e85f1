import { CaseCounts } from '@/components/cases/CaseCounts';
import { CaseList } from '@/components/cases/CaseList';
import { PageIntro } from '@/components/ui/PageIntro';
import { Sections } from '@/components/ui/Sections';
import { TrialBand } from '@/components/ui/TrialBand';
import { generatePageMetadata } from '@/lib/content/seo/generatePageMetadata';

export const generateMetadata = () => generatePageMetadata('cases');

export default function CasesPage() {
  return (
    <>
      <PageIntro page="cases" split />
      <Sections
        page="cases"
        components={{
          counts: CaseCounts,
          'all-cases': CaseList,
        }}
      />
      <TrialBand page="cases" />
    </>
  );
}
