import { Fragment } from 'react';
import { OfficePhone } from '@/components/ui/officeDetails';
import { getToday } from '@/lib/content/entries/getToday';
import { loadEntries, loadFacts } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import { formatClosure, getClosures } from '@/lib/shared/workingTime';
import styles from './ContactDetails.module.css';

/** The number of coming holidays to show; their dates have no year. */
const MAX_CLOSURES = 2;

/** Contact details of the offices: email address, phone numbers, office hours and postal addresses. */
export async function ContactDetails() {
  const t = await getTranslator('contact');
  const offices = loadEntries('offices.json', t.locale);
  const { company, workingTime } = loadFacts();
  const traits = languageTraits[t.locale];
  const closures = getClosures(workingTime, getToday())
    .slice(0, MAX_CLOSURES)
    .map((closure) => formatClosure(closure, traits.dateCode));
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
        {offices.map((office) => (
          <div key={office.id}>
            <dt {...getFallbackLang(office, 'title')}>{office.title}</dt>
            <dd>
              <OfficePhone office={office} />
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
      {offices.length > 0 && (
        <div className={styles.offices}>
          <h3>{t('info.offices')}</h3>
          {offices.map((office) => (
            <address key={office.id} {...getFallbackLang(office, 'registration')}>
              {[office.legalName, ...office.address].map((line) => (
                <Fragment key={line}>
                  {line}
                  <br />
                </Fragment>
              ))}
              {office.registration}
            </address>
          ))}
        </div>
      )}
    </section>
  );
}
