import { Devices } from '@/components/services/Devices';
import { Implementation } from '@/components/services/Implementation';
import { Integrations } from '@/components/services/Integrations';
import { ModuleMap } from '@/components/services/ModuleMap';
import { Pricing } from '@/components/services/Pricing';
import { ServiceContents } from '@/components/services/ServiceContents';
import { ServiceFigures } from '@/components/services/ServiceFigures';
import { ServiceList } from '@/components/services/ServiceList';
import { Trust } from '@/components/services/Trust';
import { PageIntro } from '@/components/ui/PageIntro';
import { Sections } from '@/components/ui/Sections';
import { TrialBand } from '@/components/ui/TrialBand';
import { generatePageMetadata } from '@/lib/content/seo/generatePageMetadata';

export const generateMetadata = () => generatePageMetadata('services');

export default function ServicesPage() {
  return (
    <>
      <PageIntro page="services">
        <ServiceFigures />
        <ServiceContents />
      </PageIntro>
      <Sections
        page="services"
        components={{
          services: ServiceList,
          modules: ModuleMap,
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
