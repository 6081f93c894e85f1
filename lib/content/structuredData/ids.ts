import { sitePath } from '@/lib/shared/basePath';
import { localePath } from '@/lib/shared/i18n/localePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { absoluteUrl } from '@/lib/shared/site';

/** The names by which the parts of the structured data refer to each other (JSON-LD `@id`). */
export const organizationId = absoluteUrl(sitePath('/#organization'));
export const webSiteId = absoluteUrl(sitePath('/#website'));

/** The name of a page as a thing of its own: its address. */
export function pageId(locale: Locale, path: string): string {
  return absoluteUrl(localePath(locale, path));
}
