import { loadMessages } from '@/lib/content/texts/loadMessages';
import { localePath } from '@/lib/shared/i18n/localePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { absoluteUrl } from '@/lib/shared/site';

/** The address of a language's feed (`/vi/feed.xml`) and its title. */
export function feedLink(locale: Locale): { url: string; title: string } {
  const { common } = loadMessages(locale).messages;
  return {
    url: absoluteUrl(localePath(locale, '/feed.xml')),
    title: `${common.nav.insights} | ${common.site.name}`,
  };
}
