import { CaseCounts } from '@/components/cases/CaseCounts';
import { CaseList } from '@/components/cases/CaseList';
import { PageIntro } from '@/components/ui/PageIntro';
import { Sections } from '@/components/ui/Sections';
import { TrialBand } from '@/components/ui/TrialBand';
import { createMetadataGenerator } from '@/lib/content/seo/createMetadataGenerator';

export const generateMetadata = () => createMetadataGenerator('cases');

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
      <TrialBand page="cases" />
    </>
  );
}
