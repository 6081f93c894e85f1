import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { loadFacts } from '@/lib/content/facts/loadFacts';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { trialSubject } from '@/lib/enquiry/fields';
import { type EnquiryChoice, getEnquiryLink, getPriceLink, getTrialLink } from '@/lib/routes/links';
import styles from './ActionLinks.module.css';

type ActionLinksProps = {
  /** The preselected fields of the contact form. */
  enquiry?: EnquiryChoice;
  /** The first button; by default the price. */
  first?: 'price' | 'contact';
  /** The label of the button that opens the contact form. */
  contactLabel?: ReactNode;
};

/**
 * The calls to action: the price, of the service that the enquiry is about, and the trial or, if its subject has no trial,
 * the contact form. If the contact form is first, the price replaces a missing trial.
 */
export async function ActionLinks({ enquiry, first = 'price', contactLabel }: ActionLinksProps) {
  const t = await getTranslator('common');
  const [, service] = enquiry?.about?.split('service:') ?? [];
  const hasTrial = loadFacts().offers.trial && (enquiry?.subject ?? trialSubject) === trialSubject;
  const price = { href: getPriceLink(t.locale, service), label: t('actions.price') };
  const trial = { href: getTrialLink(t.locale, enquiry), label: t('actions.trial') };
  const contact = { href: getEnquiryLink(t.locale, enquiry), label: contactLabel ?? t('actions.contact') };
  const [primary, alternative] = first === 'price' ? [price, contact] : [contact, price];
  const secondary = hasTrial ? trial : alternative;
  return (
    <p className={styles.actions}>
      <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
      <ButtonLink href={secondary.href} look="secondary">
        {secondary.label}
      </ButtonLink>
    </p>
  );
}
