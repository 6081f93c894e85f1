import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { loadFacts } from '@/lib/content/facts/loadFacts';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { trialSubject } from '@/lib/enquiry/fields';
import { type EnquiryChoice, getEnquiryLink, getPriceLink, getTrialLink } from '@/lib/routes/links';
import styles from './ActionLinks.module.css';

/**
 * The calls to action: the price, of the service that the enquiry is about, and the trial or, if its subject has no trial,
 * the contact form. `contactLabel` names what a visitor gets there.
 */
export async function ActionLinks({
  enquiry,
  contactLabel,
}: {
  enquiry?: EnquiryChoice;
  contactLabel?: ReactNode;
}) {
  const t = await getTranslator('common');
  const [, service] = enquiry?.about?.split('service:') ?? [];
  const hasTrial = loadFacts().offers.trial && (enquiry?.subject ?? trialSubject) === trialSubject;
  return (
    <p className={styles.actions}>
      <ButtonLink href={getPriceLink(t.locale, service)}>{t('actions.price')}</ButtonLink>
      <ButtonLink
        href={hasTrial ? getTrialLink(t.locale, enquiry) : getEnquiryLink(t.locale, enquiry)}
        look="secondary"
      >
        {hasTrial ? t('actions.trial') : (contactLabel ?? t('actions.contact'))}
      </ButtonLink>
    </p>
  );
}
