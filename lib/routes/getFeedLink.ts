import { removeNonBreakingSpaces } from 'line-breaks';
import { loadMessages } from '@/lib/content/messages/loadMessages';
import type { Locale } from '@/lib/i18n/locales';
import { getLocalePath } from '@/lib/i18n/paths';
import { getAbsoluteUrl } from '@/lib/i18n/site';

/** Returns the URL (`/vi/feed.xml`) and title of a locale's feed. */
export function getFeedLink(locale: Locale): { url: string; title: string } {
  const { common } = loadMessages(locale).messages;
  return {
    url: getAbsoluteUrl(getLocalePath(locale, '/feed.xml')),
    title: removeNonBreakingSpaces(`${common.nav.insights} | ${common.site.name}`),
  };
}
