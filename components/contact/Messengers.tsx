import type { ReactNode } from 'react';
import { MessengerLink } from '@/components/ui/MessengerLink';
import { getMessenger } from '@/lib/content/entries/getMessenger';
import { loadFacts } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import styles from './Messengers.module.css';

/** Links to the messengers and the phone number; the messenger most used in the page's locale is first. */
export async function Messengers() {
  const [t, common] = await Promise.all([getTranslator('contact'), getTranslator('common')]);
  const { company } = loadFacts();
  /**
   * Renders the button of touch screens and the button of laptops, which opens a new tab. Without a URL, both link to the
   * accounts below.
   */
  const renderButtons = (href = '#wechat', label: ReactNode, pointerHref = href) => (
    <>
      <span className={styles.touch}>
        <MessengerLink href={href}>{label}</MessengerLink>
      </span>
      <span className={styles.pointer}>
        {pointerHref.startsWith('#') ? (
          <MessengerLink href={pointerHref}>{label}</MessengerLink>
        ) : (
          <MessengerLink href={pointerHref} target="_blank" rel="noopener">
            {label}
          </MessengerLink>
        )}
      </span>
    </>
  );
  const zalo = (
    <li key="zalo" id="zalo">
      {renderButtons(getMessenger('vi').href, t('qr.zalo'))}
    </li>
  );
  // On a laptop, the QR code is better than the link: WeChat is on the phone.
  const wechat = <li key="wechat">{renderButtons(getMessenger('zh').href, t('qr.wechat'), '#wechat')}</li>;
  const whatsapp = <li key="whatsapp">{renderButtons(getMessenger('en').href, common('bar.whatsapp'))}</li>;
  const itemsByLocale = { zh: [wechat, zalo], en: [whatsapp, wechat, zalo], vi: [zalo, wechat] };
  return (
    <ul className={styles.messengers} aria-label={t.text('direct')}>
      {itemsByLocale[t.locale]}
      <li>
        <MessengerLink href={`tel:${company.phoneToDial}`}>{company.phone}</MessengerLink>
      </li>
    </ul>
  );
}
