import { getLocale } from 'next-intl/server';
import { ServiceContents } from '@/components/services/ServiceContents';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { getCopy } from '@/lib/i18n/getCopy';
import { localePath } from '@/lib/i18n/localePath';
import { pages } from '@/lib/i18n/paths';

/** The services, the devices and the pricing: a line each that leads to its place on the services page. */
export async function Services() {
  const [locale, copy] = [await getLocale(), await getCopy('home')];
  return (
    <Section id="services">
      <SectionHead
        id="services"
        label={copy('services.label')}
        title={copy('services.title')}
        lead={copy('services.lead')}
      />
      <ServiceContents
        elsewhere={{ from: localePath(locale, pages.services), labelledBy: 'services-title' }}
      />
    </Section>
  );
}
