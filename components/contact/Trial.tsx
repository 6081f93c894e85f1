import { ButtonLink } from '@/components/ui/ButtonLink';
import { Disclosure } from '@/components/ui/Disclosure';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getLocalePath, pages } from '@/lib/i18n/paths';
import { getEnquiryLink } from '@/lib/routes/links';
import styles from './Trial.module.css';

/** Message keys of the steps, in order. */
const trialSteps = ['apply', 'load', 'run'] as const;

/** Section about the trial. Its button selects the trial option of the form above. */
export async function Trial() {
  const t = await getTranslator('contact');
  return (
    <Section id="trial" tone="band">
      <div className={styles.trial}>
        <div className={styles.offer}>
          <SectionHeader id="trial" look="plain" label={t('trial.label')} title={t('trial.title')} />
          <p>{t('trial.text')}</p>
          <ButtonLink href={getEnquiryLink(t.locale, { kind: 'trial' })}>{t('trial.action')}</ButtonLink>
        </div>
        <div className={styles.details}>
          <Disclosure summary={t('trial.how')} wide="open">
            <ol className={styles.steps}>
              {trialSteps.map((step) => (
                <li key={step}>
                  <h3>{t(`trial.steps.${step}.title`)}</h3>
                  <p>{t(`trial.steps.${step}.text`)}</p>
                </li>
              ))}
            </ol>
            <p>{t('trial.note')}</p>
          </Disclosure>
          <p>
            <a href={getLocalePath(t.locale, `${pages.privacy}#trial`)}>{t('trial.data')}</a>
          </p>
        </div>
      </div>
    </Section>
  );
}
