import type { ReactNode } from 'react';
import { loadFacts } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getEnquiryLink } from '@/lib/shared/i18n/getEnquiryLink';
import { ButtonLink } from './ButtonLink';
import { EnquiryButton } from './EnquiryButton';
import { Section } from './Section';
import styles from './TrialBand.module.css';

type TrialBandProps = {
  page: 'home' | 'about' | 'services' | 'cases';
  /** The end of the decorative line of the home page (`ThreadEnd`). */
  thread?: ReactNode;
};

/** The last section of a page: headline, and links to the trial and to the contact form. */
export async function TrialBand({ page, thread }: TrialBandProps) {
  const [t, common] = await Promise.all([getTranslator(page), getTranslator('common')]);
  return (
    <Section id="next" tone="band">
      <div className={styles.offer}>
        <h2 id="next-title">{t('closing.title')}</h2>
        <p>{t('closing.text')}</p>
        <div className={styles.actions}>
          <EnquiryButton />
          {loadFacts().offers.trial && (
            <ButtonLink href={getEnquiryLink(t.locale)} look="secondary">
              {common('actions.contact')}
            </ButtonLink>
          )}
        </div>
        {thread}
      </div>
    </Section>
  );
}
