import { removeNonBreakingSpaces } from 'line-breaks';
import { loadMessages } from '@/lib/content/messages/loadMessages';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { getAbsoluteUrl } from '@/lib/shared/site';

/** Returns the URL (`/vi/feed.xml`) and title of a locale's feed. */
export function getFeedLink(locale: Locale): { url: string; title: string } {
  const { common } = loadMessages(locale).messages;
  return {
    url: getAbsoluteUrl(getLocalePath(locale, '/feed.xml')),
    title: removeNonBreakingSpaces(`${common.nav.insights} | ${common.site.name}`),
  };
}
