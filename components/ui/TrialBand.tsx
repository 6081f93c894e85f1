import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getCopy } from '@/lib/content/texts/getCopy';
import { enquiryLink } from '@/lib/shared/i18n/enquiryLink';
import { ButtonLink } from './ButtonLink';
import { Section } from './Section';
import styles from './TrialBand.module.css';

type TrialBandProps = { title: ReactNode; text: ReactNode; thread?: ReactNode };

/** The last word of a page: an offer, the two ways to take it, and a line that it may stand on. */
export async function TrialBand({ title, text, thread }: TrialBandProps) {
  const [locale, common] = await Promise.all([getLocale(), getCopy('common')]);
  return (
    <Section id="next" tone="band">
      <div className={styles.offer}>
        <h2 id="next-title">{title}</h2>
        <p>{text}</p>
        <div className={styles.actions}>
          <ButtonLink href={enquiryLink(locale, { kind: 'trial' })}>{common('actions.trial')}</ButtonLink>
          <ButtonLink href={enquiryLink(locale)} look="secondary">
            {common('actions.contact')}
          </ButtonLink>
        </div>
        {thread}
      </div>
    </Section>
  );
}
