import { ClosingBand } from '@/components/layout/ClosingBand';
import { PageIntro } from '@/components/layout/PageIntro';
import { Sections } from '@/components/layout/Sections';
import { Devices } from '@/components/services/Devices';
import { Implementation } from '@/components/services/Implementation';
import { Integrations } from '@/components/services/Integrations';
import { ModuleMap } from '@/components/services/ModuleMap';
import { Pricing } from '@/components/services/Pricing';
import { ServiceContents } from '@/components/services/ServiceContents';
import { ServiceFigures } from '@/components/services/ServiceFigures';
import { ServiceList } from '@/components/services/ServiceList';
import { Trust } from '@/components/services/Trust';
import { generatePageMetadata } from '@/lib/routes/generatePageMetadata';

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
      <ClosingBand page="services" />
    </>
  );
}
