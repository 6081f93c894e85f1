import type { ComponentType } from 'react';
import { PageData } from '@/components/seo/PageData';
import { Devices } from '@/components/services/Devices';
import { ErpService } from '@/components/services/ErpService';
import { Implementation } from '@/components/services/Implementation';
import { Integrations } from '@/components/services/Integrations';
import { Pricing } from '@/components/services/Pricing';
import { ServiceContents } from '@/components/services/ServiceContents';
import { ServiceSections } from '@/components/services/ServiceSections';
import { Trust } from '@/components/services/Trust';
import { PageHead } from '@/components/ui/PageHead';
import { Sections } from '@/components/ui/Sections';
import { TrialBand } from '@/components/ui/TrialBand';
import type { SectionName } from '@/lib/content/sections/sectionNames';
import { metadataOf } from '@/lib/content/seo/metadataOf';
import { getCopy } from '@/lib/content/texts/getCopy';

export const generateMetadata = () => metadataOf('services');

const sections = {
  erp: ErpService,
  others: ServiceSections,
  devices: Devices,
  integrations: Integrations,
  pricing: Pricing,
  implementation: Implementation,
  trust: Trust,
} satisfies Record<SectionName<'services'>, ComponentType>;

export default async function ServicesPage() {
  const copy = await getCopy('services');
  return (
    <>
      <PageData page="services" />
      <PageHead page="services" title={copy('title')} lead={copy('lead')}>
        <ServiceContents />
      </PageHead>
      <Sections of="services" components={sections} />
      <TrialBand title={copy('closing.title')} text={copy('closing.text')} />
    </>
  );
}
