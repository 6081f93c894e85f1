import { loadFacts } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getEnquiryLink, getTrialLink } from '@/lib/shared/i18n/getEnquiryLink';
import { ButtonLink } from './ButtonLink';

/** A button that links to the trial application or, if the company offers no trial, to the contact form. */
export async function EnquiryButton() {
  const common = await getTranslator('common');
  const { trial } = loadFacts().offers;
  const getLink = trial ? getTrialLink : getEnquiryLink;
  return (
    <ButtonLink href={getLink(common.locale)}>
      {common(trial ? 'actions.trial' : 'actions.contact')}
    </ButtonLink>
  );
}
