import type { ReactNode } from 'react';
import { getCopy } from '@/lib/content/texts/getCopy';
import { enquiryLink } from '@/lib/shared/i18n/enquiryLink';
import { ButtonLink } from './ButtonLink';
import { Section } from './Section';
import styles from './TrialBand.module.css';

type TrialBandProps = { page: 'home' | 'about' | 'services' | 'cases'; thread?: ReactNode };

/** The last word of a page: an offer, the two ways to take it, and a line that it may stand on. */
export async function TrialBand({ page, thread }: TrialBandProps) {
  const [copy, common] = await Promise.all([
    getCopy(page satisfies 'home' | 'about' | 'services' | 'cases'),
    getCopy('common'),
  ]);
  return (
    <Section id="next" tone="band">
      <div className={styles.offer}>
        <h2 id="next-title">{copy('closing.title')}</h2>
        <p>{copy('closing.text')}</p>
        <div className={styles.actions}>
          <ButtonLink href={enquiryLink(copy.locale, { kind: 'trial' })}>
            {common('actions.trial')}
          </ButtonLink>
          <ButtonLink href={enquiryLink(copy.locale)} look="secondary">
            {common('actions.contact')}
          </ButtonLink>
        </div>
        {thread}
      </div>
    </Section>
  );
}
