import type { Locale } from './locales';
import { getCustomPagePath, getLocalePath, type Page, pages } from './paths';

type LinkTarget = { page: string; anchor?: string | undefined };

/** Returns the URL in a locale for the field `leadsTo` of an entry: a page or custom page, with an optional anchor. */
export function getEntryLink({ page, anchor }: LinkTarget, locale: Locale, campaign?: string): string {
  const path = page in pages ? pages[page as Page] : getCustomPagePath(page);
  const parts = [path, campaign && `?campaign=${campaign}`, anchor && `#${anchor}`];
  return getLocalePath(locale, parts.filter(Boolean).join(''));
}
