import { getLocale } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Disclosure } from '@/components/ui/Disclosure';
import { EntryPicture } from '@/components/ui/EntryPicture';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import type { Service } from '@/lib/content/entries/loadServices';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getEnquiryLink } from '@/lib/shared/i18n/getEnquiryLink';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { getServicePath } from '@/lib/shared/i18n/paths';
import styles from './OtherServices.module.css';

/** The services other than the ERP: the warehouse system (`wms`) is large; the others are cards below it. */
export async function OtherServices() {
  const services = loadEntries('service-list.json', await getLocale());
  return (
    <div className={`late-layout container ${styles.services}`}>
      {services.map(
        (service) => service.id === 'wms' && <ServiceSection service={service} key={service.id} />,
      )}
      <div className={styles.cards}>
        {services.map(
          (service) =>
            !['erp', 'wms'].includes(service.id) && <ServiceSection service={service} key={service.id} />,
        )}
      </div>
    </div>
  );
}

/** A service: picture, tagline, description, features, and a link to the contact form. */
async function ServiceSection({ service }: { service: Service }) {
  const t = await getTranslator('services');
  return (
    <section id={service.id} aria-labelledby={`${service.id}-title`} className={styles.service}>
      <EntryPicture entry={service} frame="offer" />
      <header>
        <p className={styles.name} {...getFallbackLang(service, 'name')}>
          {service.name}
        </p>
        <h2 id={`${service.id}-title`} {...getFallbackLang(service, 'tagline')}>
          {service.tagline}
        </h2>
      </header>
      <div className={styles.text} data-reveal>
        <p {...getFallbackLang(service, 'description')}>{service.description}</p>
        <Disclosure summary={t('detail', { name: service.name })} wide="open">
          <ul {...getFallbackLang(service, 'features')}>
            {service.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Disclosure>
        <ButtonLink
          href={getEnquiryLink(t.locale, { subject: service.subject, about: `service:${service.id}` })}
        >
          {t('enquire', { name: service.name })}
        </ButtonLink>
        <ButtonLink href={getLocalePath(t.locale, getServicePath(service.id))} look="quiet">
          {t('more', { name: service.name })}
        </ButtonLink>
      </div>
    </section>
  );
}
