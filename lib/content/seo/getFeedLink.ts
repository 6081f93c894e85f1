import { loadMessages } from '@/lib/content/messages/loadMessages';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { getAbsoluteUrl } from '@/lib/shared/site';

/** The address of a language's feed (`/vi/feed.xml`) and its title. */
export function getFeedLink(locale: Locale): { url: string; title: string } {
  const { common } = loadMessages(locale).messages;
  return {
    url: getAbsoluteUrl(getLocalePath(locale, '/feed.xml')),
    title: `${common.nav.insights} | ${common.site.name}`,
  };
}
