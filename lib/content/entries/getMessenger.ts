import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import type { Locale } from '@/lib/shared/i18n/locales';
import { loadFacts } from './loadEntries';

/** A messenger: the account to search for and, if facts.json contains it, the URL that opens a chat. */
export type Messenger = { id: 'wechat' | 'zalo' | 'whatsapp'; account: string; href: string | undefined };

/** Returns the messenger that readers of a language use most. */
export function getFirstMessenger(locale: Locale): Messenger {
  return getMessenger(languageTraits[locale].messengers[0]);
}

/** Returns a messenger by its id. */
export function getMessenger(id: Messenger['id']): Messenger {
  const { wechatId, wechatContact, zaloId, zaloContact, phoneToDial, phone } = loadFacts().company;
  const messengers = {
    wechat: { account: wechatId, href: wechatContact || undefined },
    whatsapp: { account: phone, href: `https://wa.me/${phoneToDial.replace('+', '')}` },
    zalo: { account: zaloId, href: zaloContact || undefined },
  };
  return { id, ...messengers[id] };
}
