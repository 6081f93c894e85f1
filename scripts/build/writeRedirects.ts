import { type Redirect, writeRedirectPages } from 'host-files';
import { loadMessages } from '../../lib/content/messages/loadMessages';
import { loadRedirects } from '../../lib/content/redirects/loadRedirects';
import { basePath } from '../../lib/shared/basePath';
import { splitLocale } from '../../lib/shared/i18n/getLocalePath';
import { defaultLocale } from '../../lib/shared/i18n/locales';
import { getAbsoluteUrl } from '../../lib/shared/site';

/**
 * Writes the pages at former paths. Not a route of the framework, because a route whose number of pages may be zero
 * cannot be exported.
 */
export function writeRedirects(out: string): Promise<void> {
  return writeRedirectPages(out, { basePath, getRedirects: loadRedirects, describePage });
}

function describePage({ from, to }: Redirect) {
  const lang = splitLocale(from).locale ?? defaultLocale;
  const { moved } = loadMessages(lang).messages.notFound;
  return { lang, ...moved, canonical: getAbsoluteUrl(to.replace(/#.*/, '')) };
}
