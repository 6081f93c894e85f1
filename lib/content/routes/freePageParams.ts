import { defaultLocale } from '@/lib/shared/i18n/locales';
import { loadFreePages } from '../entries/loadFreePages';

/** What an export gets where editors added no page, because it needs one at least. The build deletes it. */
export const NO_PAGE = '_';

/** The parameters of the addresses of the pages that editors added. */
export function freePageParams(): { page: string }[] {
  const slugs = loadFreePages(defaultLocale).map(({ slug }) => slug);
  return (slugs.length > 0 ? slugs : [NO_PAGE]).map((page) => ({ page }));
}
