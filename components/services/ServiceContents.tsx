import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getSharedServiceSections } from '@/lib/content/sections/getSharedServiceSections';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import styles from './ServiceContents.module.css';

/** The table of contents of the services page: each service, then the sections that apply to every service. */
export async function ServiceContents() {
  const t = await getTranslator('services');
  const services = loadEntries('service-list.json', t.locale);
  return (
    <nav aria-label={t.text('contents')} className={styles.contents}>
      <ol>
        {services.map((service) => (
          <li key={service.id}>
            <a href={`#${service.id}`}>
              <strong {...getFallbackLang(service, 'tagline')}>{service.tagline}</strong>
              <span className={styles.name} {...getFallbackLang(service, 'name')}>
                {service.name}
              </span>
            </a>
          </li>
        ))}
        {getSharedServiceSections().map((section) => (
          <li key={section}>
            <a href={`#${section}`}>
              <strong>{t(`${section}.label`)}</strong>
              <span>{t(`${section}.title`)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
