import { defaultLocale } from '@/lib/shared/i18n/locales';
import { loadCustomPages } from '../entries/loadCustomPages';

/**
 * The slug of the placeholder that is exported if editors have added no page, because a static export requires at least
 * one page. The build deletes the placeholder.
 */
export const PLACEHOLDER_SLUG = '_';

/** Returns the route parameters of all custom pages. */
export function getCustomPageParams(): { page: string }[] {
  const slugs = loadCustomPages(defaultLocale).map(({ slug }) => slug);
  return (slugs.length > 0 ? slugs : [PLACEHOLDER_SLUG]).map((page) => ({ page }));
}
