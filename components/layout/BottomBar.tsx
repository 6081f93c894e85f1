import { ButtonLink } from '@/components/ui/ButtonLink';
import { MessengerLink } from '@/components/ui/MessengerLink';
import { Picture } from '@/components/ui/Picture';
import { getFirstMessenger } from '@/lib/content/entries/getMessenger';
import { getPageEnquiries } from '@/lib/content/entries/getPageEnquiries';
import { loadFacts } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import styles from './BottomBar.module.css';
import { LanguageHint } from './LanguageHint';
import { MessengerPanel } from './MessengerPanel';
import { EnquiryLink, HideOnContactPage } from './pathLinks';

/**
 * The bar fixed to the bottom of the screen: the language hint, and links to the messenger of the page's language, with
 * the trial or the contact form on small screens and the phone number on large screens. The bar is the last element of
 * the page, so that it does not cover the end of the footer.
 */
export async function BottomBar() {
  const t = await getTranslator('common');
  const { company, offers } = loadFacts();
  const messenger = getFirstMessenger(t.locale);
  const iconAndLabel = (
    <>
      <Picture src={`/images/social.svg#${messenger.id}`} alt="" width={24} height={24} />
      {t(`bar.${messenger.id}`)}
    </>
  );
  return (
    <div className={styles.bottomBar}>
      <div role="status">
        <LanguageHint />
      </div>
      <HideOnContactPage>
        <nav className={styles.bar} aria-label={t.text('bar.label')}>
          <EnquiryLink locale={t.locale} enquiries={getPageEnquiries()} hasTrial={offers.trial}>
            {t(offers.trial ? 'bar.trial' : 'actions.contact')}
          </EnquiryLink>
          {/* WeChat opens its QR code instead of a link on laptops and in its own browser. */}
          {messenger.href && messenger.id !== 'wechat' ? (
            <MessengerLink href={messenger.href}>{iconAndLabel}</MessengerLink>
          ) : (
            <MessengerPanel messenger={messenger} label={iconAndLabel} />
          )}
          <ButtonLink href={`tel:${company.phoneToDial}`} look="secondary">
            {company.phone}
          </ButtonLink>
        </nav>
      </HideOnContactPage>
    </div>
  );
}
