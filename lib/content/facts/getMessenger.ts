import { loadFacts } from '@/lib/content/facts/loadFacts';
import type { Locale } from '@/lib/i18n/locales';
import { languageTraits } from '@/lib/i18n/locales';

/** A messenger: the account to search for, or the URL that opens a chat, or both. */
export type Messenger = {
  id: 'wechat' | 'zalo' | 'whatsapp';
  account: string | undefined;
  href: string | undefined;
};

/** Returns the messenger that readers of a language use most, of those that the company uses. */
export function getFirstMessenger(locale: Locale): Messenger {
  const [first] = languageTraits[locale].messengers.flatMap((id) => getMessenger(id) ?? []);
  return first ?? getWhatsApp();
}

/** Returns a messenger by its id; undefined if facts.json contains neither its account nor its URL. */
export function getMessenger(id: Messenger['id']): Messenger | undefined {
  if (id === 'whatsapp') return getWhatsApp();
  const { company } = loadFacts();
  const account = company[`${id}Id`] || undefined;
  const href = company[`${id}Contact`] || undefined;
  return account || href ? { id, account, href } : undefined;
}

function getWhatsApp(): Messenger {
  const { phone, phoneToDial } = loadFacts().company;
  return { id: 'whatsapp', account: phone, href: `https://wa.me/${phoneToDial.replace('+', '')}` };
}
