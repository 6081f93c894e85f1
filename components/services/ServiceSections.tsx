import { getLocale } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EntryPicture } from '@/components/ui/EntryPicture';
import { Fold } from '@/components/ui/Fold';
import { type Localized, loadEntities } from '@/lib/content/entries/loadEntities';
import type { Entity } from '@/lib/content/entries/schemas';
import { getCopy } from '@/lib/content/texts/getCopy';
import { enquiryLink } from '@/lib/shared/i18n/enquiryLink';
import { langOf } from '@/lib/shared/i18n/langOf';
import styles from './ServiceSections.module.css';

/** The four services beside the ERP on one sheet: the warehouse large, the others as three plates below it. */
export async function ServiceSections() {
  const services = loadEntities('service-list.json', await getLocale());
  return (
    <div className={`late-layout container ${styles.sheet}`}>
      {services.map(
        (service) => service.id === 'wms' && <ServiceSection service={service} key={service.id} />,
      )}
      <div className={styles.plates}>
        {services.map(
          (service) =>
            !['erp', 'wms'].includes(service.id) && <ServiceSection service={service} key={service.id} />,
        )}
      </div>
    </div>
  );
}

/** A service: its picture, what it is, what it does, and the way to ask about it. */
async function ServiceSection({ service }: { service: Localized<Entity<'service-list.json'>> }) {
  const copy = await getCopy('services');
  return (
    <section id={service.id} aria-labelledby={`${service.id}-title`} className={styles.service}>
      <EntryPicture of={service} frame="offer" />
      <header>
        <p className={styles.name} {...langOf(service, 'name')}>
          {service.name}
        </p>
        <h2 id={`${service.id}-title`} {...langOf(service, 'tagline')}>
          {service.tagline}
        </h2>
      </header>
      <div className={styles.text} data-reveal>
        <p {...langOf(service, 'description')}>{service.description}</p>
        <Fold summary={copy('detail', { name: service.name })} wide="open">
          <ul {...langOf(service, 'features')}>
            {service.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Fold>
        <ButtonLink href={enquiryLink(copy.locale, { subject: service.subject })}>
          {copy('enquire', { name: service.name })}
        </ButtonLink>
      </div>
    </section>
  );
}
