import { formatClosure, getClosures } from 'working-time';
import { Disclosure } from '@/components/ui/Disclosure';
import { getToday } from '@/lib/content/entries/getToday';
import { loadFacts } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import styles from './ContactDetails.module.css';

/** The number of coming holidays to show; their dates have no year. */
const MAX_CLOSURES = 2;

/** Contact details of both offices: email address, phone numbers, office hours and postal addresses. */
export async function ContactDetails() {
  const [t, common] = await Promise.all([getTranslator('contact'), getTranslator('common')]);
  const { company, workingTime } = loadFacts();
  const traits = languageTraits[t.locale];
  const closures = getClosures(workingTime, getToday())
    .slice(0, MAX_CLOSURES)
    .map((closure) => formatClosure(closure, traits.dateCode));
  const contactLinks = [
    { label: t('info.email'), href: `mailto:${company.email}`, text: company.email },
    { label: t('info.vietnam'), href: `tel:${company.phoneToDial}`, text: company.phone },
    { label: t('info.china'), href: `tel:${company.chinaPhoneToDial}`, text: company.chinaPhone },
  ];
  return (
    <section className={styles.details} aria-labelledby="details-title">
      <h2 id="details-title">{t('info.title')}</h2>
      <dl>
        {contactLinks.map(({ label, href, text }) => (
          <div key={href}>
            <dt>{label}</dt>
            <dd>
              <a href={href}>{text}</a>
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
      <Disclosure summary={<h3>{t('info.offices')}</h3>} wide="headed" className={styles.offices}>
        <address>
          {common('footer.legalName')}
          <br />
          {common('footer.address')}
          <br />
          {common('footer.taxCode')}
        </address>
        <address>
          {common('footer.headquartersName')}
          <br />
          {common('footer.headquartersLine1')}
          <br />
          {common('footer.headquartersLine2')}
          <br />
          {t('info.chinaCode')}
        </address>
      </Disclosure>
    </section>
  );
}
