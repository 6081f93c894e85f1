import { getLocale } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Fold } from '@/components/ui/Fold';
import { Picture } from '@/components/ui/Picture';
import type { Localized } from '@/lib/content/entries/loadEntities';
import type { Entity } from '@/lib/content/entries/schemas';
import { getCopy } from '@/lib/content/texts/getCopy';
import { enquiryLink } from '@/lib/shared/i18n/enquiryLink';
import { langOf } from '@/lib/shared/i18n/langOf';
import { pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import styles from './ServiceSections.module.css';

type ServiceSectionProps = { service: Localized<Entity<'service-list.json'>> };

/** A service: its picture, what it is, what it does, and the way to ask about it. */
export async function ServiceSection({ service }: ServiceSectionProps) {
  const [locale, copy] = await Promise.all([getLocale(), getCopy('services')]);
  return (
    <section id={service.id} aria-labelledby={`${service.id}-title`} className={styles.service}>
      <Picture
        src={service.image}
        alt={service.imageAlt}
        {...langOf(service, 'imageAlt')}
        {...pictureFrames.offer}
      />
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
        <ButtonLink href={enquiryLink(locale, { subject: service.subject })}>
          {copy('enquire', { name: service.name })}
        </ButtonLink>
      </div>
    </section>
  );
}
