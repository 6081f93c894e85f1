import type { ComponentType } from 'react';
import { CaseCounts } from '@/components/cases/CaseCounts';
import { CaseList } from '@/components/cases/CaseList';
import { PageData } from '@/components/seo/PageData';
import { PageHead } from '@/components/ui/PageHead';
import { Sections } from '@/components/ui/Sections';
import { TrialBand } from '@/components/ui/TrialBand';
import type { SectionName } from '@/lib/content/sections/sectionNames';
import { metadataOf } from '@/lib/content/seo/metadataOf';
import { getCopy } from '@/lib/content/texts/getCopy';

export const generateMetadata = () => metadataOf('cases');

const sections = {
  counts: CaseCounts,
  'all-cases': CaseList,
} satisfies Record<SectionName<'cases'>, ComponentType>;

export default async function CasesPage() {
  const copy = await getCopy('cases');
  return (
    <>
      <PageData page="cases" />
      <PageHead page="cases" title={copy('title')} lead={copy('lead')} />
      <Sections of="cases" components={sections} />
      <TrialBand title={copy('closing.title')} text={copy('closing.text')} />
    </>
  );
}
