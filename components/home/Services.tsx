import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { services } from '@/lib/collections/services';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import { getEntryPath, getLocalePath } from '@/lib/i18n/paths';
import { getQuestionLinks } from '@/lib/routes/links';
import styles from './Services.module.css';
import { Thread, ThreadBend, threadColumns } from './Thread';

/** Section with links to the services, drawn as stops along the thread, and links by question. */
export async function Services() {
  const t = await getTranslator('home');
  return (
    <Section id="services">
      <div className={`${threadColumns} ${styles.layout}`}>
        <SectionHeader id="services" look="plain" {...t.head('services')} />
        <nav aria-labelledby="services-title">
          <ul className={styles.stops}>
            {loadEntries(services, t.locale).map((service) => (
              <li key={service.id}>
                <a
                  className={styles.service}
                  href={getLocalePath(t.locale, getEntryPath('services', service.id))}
                >
                  <strong {...getFallbackLang(service, 'tagline')}>{service.tagline}</strong>
                  <span {...getFallbackLang(service, 'name')}>{service.name}</span>
                </a>
              </li>
            ))}
          </ul>
          <ul className={styles.questions}>
            {getQuestionLinks(t.locale).map(({ path, label, lang }) => (
              <li key={path} lang={lang}>
                <a href={getLocalePath(t.locale, path)}>{label}</a>
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
