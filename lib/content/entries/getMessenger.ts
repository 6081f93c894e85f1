import type { Locale } from '@/lib/shared/i18n/locales';
import { loadFacts } from './loadEntities';

/** Returns the messenger for a language: the account, and a URL that opens a chat if the app is installed. */
export function getMessenger(locale: Locale) {
  const { wechatId, zaloId, phoneToDial, phone } = loadFacts().company;
  const messengers = {
    zh: { id: 'wechat', account: wechatId, href: `weixin://dl/chat?${wechatId}` },
    en: {
      id: 'whatsapp',
      account: phone,
      href: `https://wa.me/${phoneToDial.replace('+', '')}`,
    },
    vi: { id: 'zalo', account: zaloId, href: `https://zalo.me/${zaloId}` },
  } as const;
  return messengers[locale];
}
