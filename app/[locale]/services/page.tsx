import { Devices } from '@/components/services/Devices';
import { ErpService } from '@/components/services/ErpService';
import { Implementation } from '@/components/services/Implementation';
import { Integrations } from '@/components/services/Integrations';
import { Pricing } from '@/components/services/Pricing';
import { ServiceContents } from '@/components/services/ServiceContents';
import { ServiceSections } from '@/components/services/ServiceSections';
import { Trust } from '@/components/services/Trust';
import { PageTop } from '@/components/ui/PageTop';
import { Sections } from '@/components/ui/Sections';
import { TrialBand } from '@/components/ui/TrialBand';
import { metadataOf } from '@/lib/content/seo/metadataOf';

export const generateMetadata = () => metadataOf('services');

export default function ServicesPage() {
  return (
    <>
      <PageTop page="services">
        <ServiceContents />
      </PageTop>
      <Sections
        of="services"
        components={{
          erp: ErpService,
          others: ServiceSections,
          devices: Devices,
          integrations: Integrations,
          pricing: Pricing,
          implementation: Implementation,
          trust: Trust,
        }}
      />
      <TrialBand page="services" />
    </>
  );
}
