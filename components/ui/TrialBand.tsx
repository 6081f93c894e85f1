import type { ReactNode } from 'react';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getEnquiryLink } from '@/lib/shared/i18n/getEnquiryLink';
import { ButtonLink } from './ButtonLink';
import { Section } from './Section';
import styles from './TrialBand.module.css';

type TrialBandProps = { page: 'home' | 'about' | 'services' | 'cases'; thread?: ReactNode };

/** The closing call to action: headline, two buttons, and an optional part of the thread. */
export async function TrialBand({ page, thread }: TrialBandProps) {
  const [copy, common] = await Promise.all([
    getTranslator(page satisfies 'home' | 'about' | 'services' | 'cases'),
    getTranslator('common'),
  ]);
  return (
    <Section id="next" tone="band">
      <div className={styles.offer}>
        <h2 id="next-title">{copy('closing.title')}</h2>
        <p>{copy('closing.text')}</p>
        <div className={styles.actions}>
          <ButtonLink href={getEnquiryLink(copy.locale, { kind: 'trial' })}>
            {common('actions.trial')}
          </ButtonLink>
          <ButtonLink href={getEnquiryLink(copy.locale)} look="secondary">
            {common('actions.contact')}
          </ButtonLink>
        </div>
        {thread}
      </div>
    </Section>
  );
}
