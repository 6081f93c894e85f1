import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { besidesServices } from '@/lib/content/sections/besidesServices';
import { getCopy } from '@/lib/content/texts/getCopy';
import { langOf } from '@/lib/shared/i18n/langOf';
import { localePath } from '@/lib/shared/i18n/localePath';
import { pages } from '@/lib/shared/i18n/paths';
import styles from './Services.module.css';
import { between, Jog, Thread } from './Thread';

/** The five services as stops on one thread, then what goes with all of them. */
export async function Services() {
  const [copy, services] = await Promise.all([getCopy('home'), getCopy('services')]);
  const from = localePath(copy.locale, pages.services);
  return (
    <Section id="services">
      <div className={`${between} ${styles.layout}`}>
        <SectionHead id="services" look="plain" {...copy.head('services')} />
        <nav aria-labelledby="services-title">
          <ul className={styles.stops}>
            {loadEntities('service-list.json', copy.locale).map((service) => (
              <li key={service.id}>
                <a href={`${from}#${service.id}`}>
                  <strong {...langOf(service, 'name')}>{service.name}</strong>
                  <span {...langOf(service, 'tagline')}>{service.tagline}</span>
                </a>
              </li>
            ))}
          </ul>
          <ul className={styles.besides}>
            {besidesServices().map((section) => (
              <li key={section}>
                <a href={`${from}#${section}`}>{services(`${section}.label`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <Jog only="wide" to="right" at={styles.leave} />
        <Thread at={styles.along} />
        <Jog only="wide" to="left" at={styles.back} />
      </div>
    </Section>
  );
}
