import { MeasureChart } from '@/components/cases/MeasureChart';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EntryPicture } from '@/components/ui/EntryPicture';
import { WordBreaks } from '@/components/ui/WordBreaks';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { findProof, type Service } from '@/lib/content/entries/loadServices';
import { createCaseEntry } from '@/lib/content/lists/createCaseEntry';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getEnquiryLink } from '@/lib/shared/i18n/getEnquiryLink';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { getServicePath } from '@/lib/shared/i18n/paths';
import styles from './ServiceList.module.css';

/** The services, a row for each. The id of a service is the anchor of its row. */
export async function ServiceList() {
  const { locale } = await getTranslator('services');
  return (
    <div id="services" className={`container ${styles.services}`}>
      {loadEntries('service-list.json', locale).map((service) => (
        <ServiceRow key={service.id} service={service} />
      ))}
    </div>
  );
}

/** A service: what it is, its audience and price, the case that proves it, and links to its page and to the form. */
async function ServiceRow({ service }: { service: Service }) {
  const t = await getTranslator('services');
  const { id, name, subject, summary, page } = service;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`late-layout ${styles.service}`}>
      <EntryPicture entry={service} frame="offer" />
      <div className={styles.text} data-reveal>
        <p className={styles.name} {...getFallbackLang(service, 'name')}>
          {name}
        </p>
        <h2 id={`${id}-title`} {...getFallbackLang(service, 'page.title')}>
          <WordBreaks>{page.title}</WordBreaks>
        </h2>
        <p {...getFallbackLang(service, 'summary')}>{summary.audience}</p>
        <p className={styles.price} {...getFallbackLang(service, 'summary')}>
          {summary.price}
        </p>
        <div className={styles.links}>
          <ButtonLink href={getLocalePath(t.locale, getServicePath(id))} look="secondary">
            {t('more', { name })}
          </ButtonLink>
          <ButtonLink href={getEnquiryLink(t.locale, { subject, about: `service:${id}` })} look="quiet">
            {t('enquire', { name })}
          </ButtonLink>
        </div>
      </div>
      <Proof service={service} locale={t.locale} />
    </section>
  );
}

/** The measured change of the case that proves a service, with a link to the case. */
async function Proof({ service, locale }: { service: Service; locale: Locale }) {
  const item = findProof(locale, service);
  if (!item) return null;
  const entry = await createCaseEntry(item, locale);
  return (
    <div className={styles.proof}>
      <MeasureChart item={entry} />
      <a href={entry.href} {...getFallbackLang(item, 'title')}>
        {item.title}
      </a>
    </div>
  );
}
