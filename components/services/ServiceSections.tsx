import { getLocale } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { langOf } from '@/lib/content/langOf';
import { loadEntities } from '@/lib/content/loadEntities';
import { getCopy } from '@/lib/i18n/getCopy';
import { localePath } from '@/lib/i18n/localePath';
import { pages } from '@/lib/i18n/paths';
import styles from './ServiceSections.module.css';

/** The four services beside the ERP, pictures left and right in turn, every second one on a darker sheet. */
export async function ServiceSections() {
  const [locale, copy] = [await getLocale(), await getCopy('services')];
  const services = loadEntities('service-list.json', locale).filter(({ id }) => id !== 'erp');
  return services.map((service, index) => (
    <Section id={service.id} key={service.id} tone={index % 2 === 0 ? 'paper' : 'sunken'}>
      <div className={styles.service} data-turned={index % 2 === 1 || undefined}>
        <Picture
          src={service.image}
          alt={service.imageAlt}
          {...langOf(service, 'imageAlt')}
          width={640}
          height={440}
        />
        <div className={styles.text} data-reveal>
          <p className={styles.name} {...langOf(service, 'name')}>
            {service.name}
          </p>
          <h2 id={`${service.id}-title`} {...langOf(service, 'tagline')}>
            {service.tagline}
          </h2>
          <p {...langOf(service, 'description')}>{service.description}</p>
          <ul {...langOf(service, 'features')}>
            {service.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <ButtonLink
            href={`${localePath(locale, pages.contact)}?subject=${service.subject}`}
            look="secondary"
          >
            {copy('enquire', { name: service.name })}
          </ButtonLink>
        </div>
      </div>
    </Section>
  ));
}
