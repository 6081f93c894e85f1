import { AddressLines, OfficePhone } from '@/components/layout/officeDetails';
import { offices } from '@/lib/collections/offices';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { loadFacts } from '@/lib/content/facts/loadFacts';
import { getToday } from '@/lib/content/getToday';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import { languageTraits } from '@/lib/i18n/locales';
import { formatClosure, getClosures } from '@/lib/i18n/workingTime';
import styles from './ContactDetails.module.css';

/** The number of coming holidays to show. */
const MAX_CLOSURES = 2;

/** Contact details of the offices: email address, phone numbers, postal addresses and office hours. */
export async function ContactDetails() {
  const t = await getTranslator('contact');
  const entries = loadEntries(offices, t.locale);
  const { company, workingTime } = loadFacts();
  const traits = languageTraits[t.locale];
  const closures = getClosures(workingTime, getToday())
    .slice(0, MAX_CLOSURES)
    .map((closure) => formatClosure(closure, t.locale));
  return (
    <section className={styles.details} aria-labelledby="details-title">
      <h2 id="details-title">{t('info.title')}</h2>
      <dl>
        <div>
          <dt>{t('info.email')}</dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </dd>
        </div>
        {entries.map((office) => (
          <div key={office.id}>
            <dt {...getFallbackLang(office, 'title')}>{office.title}</dt>
            <dd>
              <OfficePhone office={office} />
              <address>
                <AddressLines office={office} />
              </address>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('info.hours')}</dt>
          <dd>
            {t('info.hoursValue')}
            <br />
            {t('info.timeZone')}
            {closures.length > 0 && (
              <>
                <br />
                {t('info.closed', { days: closures.join(traits.isIdeographic ? '、' : ', ') })}
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('info.customers')}</dt>
          <dd>
            <a href={`tel:${company.supportPhoneToDial}`}>{company.supportPhone}</a>
            <br />
            {t('info.support')}
          </dd>
        </div>
      </dl>
    </section>
  );
}
