import { CaseCounts } from '@/components/cases/CaseCounts';
import { CaseList } from '@/components/cases/CaseList';
import { PageData } from '@/components/seo/PageData';
import { PageHead } from '@/components/ui/PageHead';
import { TrialBand } from '@/components/ui/TrialBand';
import { metadataOf } from '@/lib/content/seo/metadataOf';
import { getCopy } from '@/lib/content/texts/getCopy';

export const generateMetadata = () => metadataOf('cases');

export default async function CasesPage() {
  const copy = await getCopy('cases');
  return (
    <>
      <PageData page="cases" />
      <PageHead page="cases" title={copy('title')} lead={copy('lead')} />
      <CaseCounts />
      <CaseList />
      <TrialBand title={copy('closing.title')} text={copy('closing.text')} />
    </>
  );
}
