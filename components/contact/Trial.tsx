import { getLocale } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { enquiryLink } from '@/lib/i18n/enquiryLink';
import { getCopy } from '@/lib/i18n/getCopy';
import styles from './Trial.module.css';

const steps = ['apply', 'load', 'run'] as const;

/** The trial in three steps, and whose the data is; its button opens the form above as a trial application. */
export async function Trial() {
  const [locale, copy] = [await getLocale(), await getCopy('contact')];
  return (
    <Section id="trial" tone="band">
      <SectionHead
        id="trial"
        label={copy('trial.label')}
        title={copy('trial.title')}
        lead={copy('trial.text')}
      />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{copy(`trial.steps.${step}.title`)}</h3>
            <p>{copy(`trial.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className={styles.action}>
        <ButtonLink href={enquiryLink(locale, { kind: 'trial' })}>{copy('trial.action')}</ButtonLink>
        <p>{copy('trial.note')}</p>
        <h3>{copy('trial.terms.title')}</h3>
        <p>{copy('trial.terms.text')}</p>
      </div>
    </Section>
  );
}
