import { ContactForm } from '@/components/forms/ContactForm';
import { contactLabels } from '@/components/forms/contactLabels';
import { FormResult } from '@/components/forms/FormResult';
import { Island } from '@/components/islands/Island';
import { Picture } from '@/components/ui/Picture';
import { consentTexts } from '@/lib/content/entries/consentTexts';
import { loadEntities, loadFacts } from '@/lib/content/entries/loadEntities';
import { messengerOf } from '@/lib/content/entries/messengerOf';
import { getCopy } from '@/lib/content/texts/getCopy';
import { subjects } from '@/lib/shared/enquiry/subjects';
import { langOf } from '@/lib/shared/i18n/langOf';
import { localePath } from '@/lib/shared/i18n/localePath';
import { pages } from '@/lib/shared/i18n/paths';
import styles from './Enquiry.module.css';
import { trialSteps } from './trialSteps';

/** Whose team answers. */
const CONTACT_PERSON = 'nguyen-minh-duc';

/** The contact form with its texts in the page's language. */
export async function Enquiry() {
  const [copy, taxonomy] = await Promise.all([getCopy('contact'), getCopy('taxonomy')]);
  const { locale } = copy;
  const { company } = loadFacts();
  const { information, transfer } = consentTexts(locale);
  return (
    <section id="enquiry" className={styles.enquiry} aria-labelledby="enquiry-title">
      <EnquiryHead />
      <FormResult
        form="form"
        sent={
          <>
            {copy('form.success')} {copy('form.sentText')}
          </>
        }
        failed={
          <>
            {copy('form.failure')} {copy('form.failureText')}{' '}
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </>
        }
      />
      <noscript>
        <p>{copy('noScript')}</p>
      </noscript>
      <Island
        name="contactForm"
        component={ContactForm}
        parameters={['kind', 'subject', 'sent']}
        hasDraft
        props={{
          locale,
          subjects: subjects.map((id) => ({ id, label: taxonomy.text(`subjects.${id}`) })),
          channels: {
            mail: `mailto:${company.email}`,
            call: `tel:${company.phoneToDial}`,
            zalo: messengerOf('vi').href,
            wechat: '#wechat',
          },
          consents: { information, transfer },
          notice: copy.rich('form.notice', {
            privacy: (chunks) => <a href={localePath(locale, pages.privacy)}>{chunks}</a>,
          }),
          labels: await contactLabels(),
        }}
      />
    </section>
  );
}

/** What stands above the form, as its checked radio says: who answers, or how the trial goes; the first without `:has()`. */
async function EnquiryHead() {
  const copy = await getCopy('contact');
  const person = loadEntities('team.json', copy.locale).find(({ id }) => id === CONTACT_PERSON);
  return (
    <header className={styles.head}>
      <h2 id="enquiry-title">
        <span className={styles.question}>{copy('form.title')}</span>
        <span className={styles.trial}>{copy('form.trialTitle')}</span>
      </h2>
      {person && (
        <>
          <Picture src={person.avatar} alt="" width={72} height={72} eager />
          <p className={styles.person}>
            <b {...langOf(person, 'name')}>{person.name}</b>
            <span {...langOf(person, 'role')}>{person.role}</span>
          </p>
        </>
      )}
      <p className={`${styles.aside} ${styles.question}`}>{copy('form.promise')}</p>
      <ol className={`${styles.aside} ${styles.trial}`}>
        {trialSteps.map((step) => (
          <li key={step}>{copy(`trial.steps.${step}.title`)}</li>
        ))}
      </ol>
    </header>
  );
}
