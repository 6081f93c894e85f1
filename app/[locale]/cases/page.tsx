import { CaseCounts } from '@/components/cases/CaseCounts';
import { CaseList } from '@/components/cases/CaseList';
import { ClosingBand } from '@/components/layout/ClosingBand';
import { PageIntro } from '@/components/layout/PageIntro';
import { Sections } from '@/components/layout/Sections';
import { generatePageMetadata } from '@/lib/routes/generatePageMetadata';

export const generateMetadata = () => generatePageMetadata('cases');

export default function CasesPage() {
  return (
    <>
      <PageIntro page="cases" />
      <Sections
        page="cases"
        components={{
          counts: CaseCounts,
          'all-cases': CaseList,
        }}
      />
      <ClosingBand page="cases" />
    </>
  );
}
