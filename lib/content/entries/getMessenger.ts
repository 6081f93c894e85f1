import type { Locale } from '@/lib/shared/i18n/locales';
import { loadFacts } from './loadEntities';

/** The messenger that readers of a language use: the account there, and an address that opens a chat where it is installed. */
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
