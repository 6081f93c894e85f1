import { defaultLocale } from '@/lib/shared/i18n/locales';
import { loadCustomPages } from '../entries/loadCustomPages';

/** What an export gets where editors added no page, because it needs one at least. The build deletes it. */
export const PLACEHOLDER_SLUG = '_';

/** The parameters of the addresses of the pages that editors added. */
export function getCustomPageParams(): { page: string }[] {
  const slugs = loadCustomPages(defaultLocale).map(({ slug }) => slug);
  return (slugs.length > 0 ? slugs : [PLACEHOLDER_SLUG]).map((page) => ({ page }));
}
