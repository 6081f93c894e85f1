import { ButtonLink } from '@/components/ui/ButtonLink';
import { PhoneIcon } from '@/components/ui/icons';
import { MessengerLink } from '@/components/ui/MessengerLink';
import { Picture } from '@/components/ui/Picture';
import { services } from '@/lib/collections/services';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getFirstMessenger } from '@/lib/content/facts/getMessenger';
import { loadFacts } from '@/lib/content/facts/loadFacts';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getEntryPath, getLocalePath, pages } from '@/lib/i18n/paths';
import { getPriceLink } from '@/lib/routes/links';
import styles from './ContactBar.module.css';
import { MessengerPanel } from './MessengerPanel';
import { PriceLink } from './pathLinks';

/**
 * The phone number, the messenger of the page's language and the price: at the bottom of small screens, and in the header
 * of wide and of low screens. Wide screens show the number in the panel of the messenger.
 */
export async function ContactBar() {
  const t = await getTranslator('common');
  const { phone, phoneToDial } = loadFacts().company;
  const messenger = getFirstMessenger(t.locale);
  const iconAndLabel = (
    <>
      <Picture src={`/images/social.svg#${messenger.id}`} alt="" width={24} height={24} />
      <span>{t(`bar.${messenger.id}`)}</span>
    </>
  );
  const servicePrices = Object.fromEntries(
    loadEntries(services, t.locale).map(({ id }) => [
      getEntryPath('services', id),
      getPriceLink(t.locale, id),
    ]),
  );
  // WeChat opens its QR code instead of a chat, also on phones; browsers without popovers have the link.
  const chat = messenger.id === 'wechat' ? undefined : messenger.href;
  return (
    <nav className={styles.bar} aria-label={t.text('bar.label')}>
      <ButtonLink href={`tel:${phoneToDial}`} look="secondary">
        <PhoneIcon />
        {t('bar.call')}
        <span className="visually-hidden">{phone}</span>
      </ButtonLink>
      <MessengerLink href={chat ?? getLocalePath(t.locale, `${pages.contact}#wechat`)}>
        {iconAndLabel}
      </MessengerLink>
      <MessengerPanel messenger={messenger} label={iconAndLabel} />
      <PriceLink servicePrices={servicePrices} href={getPriceLink(t.locale)}>
        {t('actions.price')}
      </PriceLink>
    </nav>
  );
}
