import type { Locale } from '@/lib/shared/i18n/locales';
import { loadFacts } from './loadEntries';

/** A messenger: the account to search for and, if facts.json contains it, the URL that opens a chat. */
export type Messenger = { id: 'wechat' | 'zalo' | 'whatsapp'; account: string; href: string | undefined };

/** Returns the messenger for a language. */
export function getMessenger(locale: Locale): Messenger {
  const { wechatId, wechatContact, zaloId, zaloContact, phoneToDial, phone } = loadFacts().company;
  const messengers: Record<Locale, Messenger> = {
    zh: { id: 'wechat', account: wechatId, href: wechatContact || undefined },
    en: { id: 'whatsapp', account: phone, href: `https://wa.me/${phoneToDial.replace('+', '')}` },
    vi: { id: 'zalo', account: zaloId, href: zaloContact || undefined },
  };
  return messengers[locale];
}
