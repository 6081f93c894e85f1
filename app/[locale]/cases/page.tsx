import { CaseCounts } from '@/components/cases/CaseCounts';
import { CaseList } from '@/components/cases/CaseList';
import { PageTop } from '@/components/ui/PageTop';
import { Sections } from '@/components/ui/Sections';
import { TrialBand } from '@/components/ui/TrialBand';
import { metadataOf } from '@/lib/content/seo/metadataOf';

export const generateMetadata = () => metadataOf('cases');

export default function CasesPage() {
  return (
    <>
      <PageTop page="cases" />
      <Sections
        of="cases"
        components={{
          counts: CaseCounts,
          'all-cases': CaseList,
        }}
      />
      <TrialBand page="cases" />
    </>
  );
}
