import type { WebSite } from 'schema-dts';
import { loadMessages } from '@/lib/content/texts/loadMessages';
import { localePath } from '@/lib/shared/i18n/localePath';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { absoluteUrl } from '@/lib/shared/site';
import { organizationId, webSiteId } from './ids';

/** The site as a whole. */
export function webSite(locale: Locale): WebSite {
  return {
    '@type': 'WebSite',
    '@id': webSiteId,
    name: loadMessages(locale).messages.common.site.name,
    url: absoluteUrl(localePath(locale)),
    inLanguage: [...locales],
    publisher: { '@id': organizationId },
  };
}
