import { ButtonLink } from '@/components/ui/ButtonLink';
import { Fold } from '@/components/ui/Fold';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { getCopy } from '@/lib/content/texts/getCopy';
import { enquiryLink } from '@/lib/shared/i18n/enquiryLink';
import styles from './Trial.module.css';
import { trialSteps } from './trialSteps';

/** The trial in three steps, and whose the data is; its button opens the form above as a trial application. */
export async function Trial() {
  const copy = await getCopy('contact');
  return (
    <Section id="trial" tone="band">
      <div className={styles.trial}>
        <div className={styles.offer}>
          <SectionHead id="trial" look="plain" label={copy('trial.label')} title={copy('trial.title')} />
          <p>{copy('trial.text')}</p>
          <ButtonLink href={enquiryLink(copy.locale, { kind: 'trial' })}>{copy('trial.action')}</ButtonLink>
        </div>
        <div className={styles.details}>
          <Fold summary={copy('trial.how')} wide="open">
            <ol className={styles.steps}>
              {trialSteps.map((step) => (
                <li key={step}>
                  <h3>{copy(`trial.steps.${step}.title`)}</h3>
                  <p>{copy(`trial.steps.${step}.text`)}</p>
                </li>
              ))}
            </ol>
            <p>{copy('trial.note')}</p>
          </Fold>
          <Fold summary={<h3>{copy('trial.terms.title')}</h3>} wide="headed">
            <p>{copy('trial.terms.text')}</p>
          </Fold>
        </div>
      </div>
    </Section>
  );
}
