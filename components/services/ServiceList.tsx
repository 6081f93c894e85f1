import { ButtonLink } from '@/components/ui/ButtonLink';
import { EntryPicture } from '@/components/ui/EntryPicture';
import { WordBreaks } from '@/components/ui/WordBreaks';
import { type Service, services } from '@/lib/collections/services';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import { getEntryPath, getLocalePath } from '@/lib/i18n/paths';
import styles from './ServiceList.module.css';

/** The services, a row for each. The id of a service is the anchor of its row. */
export async function ServiceList() {
  const { locale } = await getTranslator('services');
  return (
    <div id="services" className={`container ${styles.services}`}>
      {loadEntries(services, locale).map((service) => (
        <ServiceRow key={service.id} service={service} />
      ))}
    </div>
  );
}

/** A service: its tagline, audience and price, and a link to its page. */
async function ServiceRow({ service }: { service: Service }) {
  const t = await getTranslator('services');
  const { id, name, tagline, summary } = service;
  const href = getLocalePath(t.locale, getEntryPath('services', id));
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`late-layout ${styles.service}`}>
      <EntryPicture entry={service} frame="offer" />
      <div className={styles.text} data-reveal>
        <p className={styles.name} {...getFallbackLang(service, 'name')}>
          {name}
        </p>
        <h2 id={`${id}-title`} {...getFallbackLang(service, 'tagline')}>
          <a href={href}>
            <WordBreaks>{tagline}</WordBreaks>
          </a>
        </h2>
        <p {...getFallbackLang(service, 'summary')}>{summary.audience}</p>
        <p className={styles.price} {...getFallbackLang(service, 'summary')}>
          <WordBreaks>{summary.price}</WordBreaks>
        </p>
        <p className={styles.more}>
          <ButtonLink href={href} look="quiet">
            {t('more', { name })}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
