import type { ReactNode } from 'react';
import { MessengerLink } from '@/components/ui/MessengerLink';
import { getMessenger } from '@/lib/content/facts/getMessenger';
import { loadFacts } from '@/lib/content/facts/loadFacts';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { languageTraits } from '@/lib/i18n/locales';
import styles from './Messengers.module.css';

/** Links to the messengers and the phone number; the messenger most used in the page's locale is first. */
export async function Messengers() {
  const [t, common] = await Promise.all([getTranslator('contact'), getTranslator('common')]);
  const { company } = loadFacts();
  /** Without a URL, the button links to the accounts below. */
  const renderButton = (href: string | undefined, label: ReactNode) => (
    <MessengerLink href={href ?? '#wechat'}>{label}</MessengerLink>
  );
  const [zaloAccount, wechatAccount] = [getMessenger('zalo'), getMessenger('wechat')];
  const zalo = zaloAccount && (
    <li key="zalo" id="zalo">
      {renderButton(zaloAccount.href, t('qr.zalo'))}
    </li>
  );
  // On a laptop, the QR code is better than the link: WeChat is on the phone.
  const wechat = wechatAccount && (
    <li key="wechat">
      <span className="for-touch">{renderButton(wechatAccount.href, t('qr.wechat'))}</span>
      <span className="for-pointer" data-alternative="">
        {renderButton('#wechat', t('qr.wechat'))}
      </span>
    </li>
  );
  const whatsapp = (
    <li key="whatsapp">{renderButton(getMessenger('whatsapp')?.href, common('bar.whatsapp'))}</li>
  );
  const items = { wechat, zalo, whatsapp };
  return (
    <ul className={styles.messengers} aria-label={t.text('direct')}>
      {languageTraits[t.locale].messengers.map((id) => items[id])}
      <li>{renderButton(`tel:${company.phoneToDial}`, company.phone)}</li>
    </ul>
  );
}
