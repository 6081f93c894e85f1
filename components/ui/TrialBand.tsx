import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getCopy } from '@/lib/content/texts/getCopy';
import type { Subject } from '@/lib/shared/enquiry/subjects';
import { enquiryLink } from '@/lib/shared/i18n/enquiryLink';
import { ButtonLink } from './ButtonLink';
import { Section } from './Section';
import styles from './TrialBand.module.css';

type TrialBandProps = {
  title: ReactNode;
  text: ReactNode;
  /** What a question asked from here is about. */
  subject?: Subject;
  /** A line that the offer stands on. */
  thread?: ReactNode;
};

/** The last word of a page: an offer, and the two ways to take it. */
export async function TrialBand({ title, text, subject, thread }: TrialBandProps) {
  const [locale, common] = await Promise.all([getLocale(), getCopy('common')]);
  return (
    <Section id="next" tone="band">
      <div className={styles.offer}>
        <h2 id="next-title">{title}</h2>
        <p>{text}</p>
        <div className={styles.actions}>
          <ButtonLink href={enquiryLink(locale, { kind: 'trial' })}>{common('actions.trial')}</ButtonLink>
          <ButtonLink href={enquiryLink(locale, subject && { subject })} look="secondary">
            {common('actions.contact')}
          </ButtonLink>
        </div>
        {thread}
      </div>
    </Section>
  );
}
