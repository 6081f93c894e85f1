import { getLocalePath } from './getLocalePath';
import type { Locale } from './locales';
import { type Page, pages } from './paths';

/** Returns the URL for an entry's `leadsTo`: an anchor on a page, in the locale. */
export function getEntryLink({ page, anchor }: { page: Page; anchor: string }, locale: Locale): string {
  return `${getLocalePath(locale, pages[page])}#${anchor}`;
}
