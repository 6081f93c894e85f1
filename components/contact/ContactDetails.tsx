import { Fold } from '@/components/ui/Fold';
import { loadFacts } from '@/lib/content/entries/loadEntities';
import { getCopy } from '@/lib/content/texts/getCopy';
import styles from './ContactDetails.module.css';

/** How to reach both offices, and when. */
export async function ContactDetails() {
  const [copy, common] = await Promise.all([getCopy('contact'), getCopy('common')]);
  const { company } = loadFacts();
  return (
    <section className={styles.details} aria-labelledby="details-title">
      <h2 id="details-title">{copy('info.title')}</h2>
      <dl>
        <div>
          <dt>{copy('info.email')}</dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </dd>
        </div>
        <div>
          <dt>{copy('info.vietnam')}</dt>
          <dd>
            <a href={`tel:${company.phoneToDial}`}>{company.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{copy('info.china')}</dt>
          <dd>
            <a href={`tel:${company.chinaPhoneToDial}`}>{company.chinaPhone}</a>
          </dd>
        </div>
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
      <Fold summary={<h3>{copy('info.offices')}</h3>} wide="headed" className={styles.offices}>
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
      </Fold>
    </section>
  );
}
