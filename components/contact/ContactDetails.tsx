import { Disclosure } from '@/components/ui/Disclosure';
import { loadFacts } from '@/lib/content/entries/loadEntities';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import styles from './ContactDetails.module.css';

/** Contact details of both offices: email address, phone numbers, office hours and postal addresses. */
export async function ContactDetails() {
  const [copy, common] = await Promise.all([getTranslator('contact'), getTranslator('common')]);
  const { company } = loadFacts();
  const contactLinks = [
    { label: copy('info.email'), href: `mailto:${company.email}`, text: company.email },
    { label: copy('info.vietnam'), href: `tel:${company.phoneToDial}`, text: company.phone },
    { label: copy('info.china'), href: `tel:${company.chinaPhoneToDial}`, text: company.chinaPhone },
  ];
  return (
    <section className={styles.details} aria-labelledby="details-title">
      <h2 id="details-title">{copy('info.title')}</h2>
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
          <dt>{copy('info.hours')}</dt>
          <dd>
            {copy('info.hoursValue')}
            <br />
            {copy('info.timeZone')}
          </dd>
        </div>
        <div>
          <dt>{copy('info.customers')}</dt>
          <dd>{copy('info.support')}</dd>
        </div>
      </dl>
      <Disclosure summary={<h3>{copy('info.offices')}</h3>} wide="headed" className={styles.offices}>
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
          {copy('info.chinaCode')}
        </address>
      </Disclosure>
    </section>
  );
}
