import { ArrowRightIcon } from '@/components/ui/icons';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { findProof, type Service } from '@/lib/content/entries/loadServices';
import { createCaseEntry } from '@/lib/content/lists/createCaseEntry';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getSharedServiceSections } from '@/lib/content/sections/getSharedServiceSections';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { getServicePath, pages } from '@/lib/shared/i18n/paths';
import styles from './Services.module.css';
import { Thread, ThreadBend, threadColumns } from './Thread';

/** Section with links to the services, drawn as stops along the thread, and to the sections about all services. */
export async function Services() {
  const [t, services] = await Promise.all([getTranslator('home'), getTranslator('services')]);
  const servicesPath = getLocalePath(t.locale, pages.services);
  return (
    <Section id="services">
      <div className={`${threadColumns} ${styles.layout}`}>
        <SectionHeader id="services" look="plain" {...t.head('services')} />
        <nav aria-labelledby="services-title">
          <ul className={styles.stops}>
            {loadEntries('service-list.json', t.locale).map((service) => (
              <li key={service.id}>
                <a className={styles.service} href={getLocalePath(t.locale, getServicePath(service.id))}>
                  <strong {...getFallbackLang(service, 'tagline')}>{service.tagline}</strong>
                  <span {...getFallbackLang(service, 'name')}>{service.name}</span>
                </a>
                <Proof service={service} locale={t.locale} />
              </li>
            ))}
          </ul>
          <ul className={styles.shared}>
            {getSharedServiceSections().map((section) => (
              <li key={section}>
                <a href={`${servicesPath}#${section}`}>{services(`${section}.label`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <ThreadBend screen="wide" to="right" className={styles.threadOut} />
        <Thread className={styles.threadAlong} />
        <ThreadBend screen="wide" to="left" className={styles.threadBack} />
      </div>
    </Section>
  );
}

/** A link to the case that proves a service, with the change that was measured there. */
async function Proof({ service, locale }: { service: Service; locale: Locale }) {
  const item = findProof(locale, service);
  if (!item) return null;
  const { href, measure } = await createCaseEntry(item, locale);
  return (
    <a className={styles.proof} href={href} {...getFallbackLang(item, 'measure')}>
      <b>
        {measure.change}
        {measure.changeUnit}
      </b>
      <span>{measure.label}</span>
      <ArrowRightIcon />
    </a>
  );
}
