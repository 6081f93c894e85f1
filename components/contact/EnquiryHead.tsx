import { getLocale } from 'next-intl/server';
import { Picture } from '@/components/ui/Picture';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { getCopy } from '@/lib/content/texts/getCopy';
import { langOf } from '@/lib/shared/i18n/langOf';
import styles from './Enquiry.module.css';
import { trialSteps } from './trialSteps';

/** Whose team answers. */
const CONTACT_PERSON = 'nguyen-minh-duc';

/**
 * What stands above the form: its title and who answers, or how the trial goes. Which of the two is a matter of the radio
 * that is checked in the form; without `:has()` it is the first, and the radio tells the rest.
 */
export async function EnquiryHead() {
  const [locale, copy] = await Promise.all([getLocale(), getCopy('contact')]);
  const person = loadEntities('team.json', locale).find(({ id }) => id === CONTACT_PERSON);
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
