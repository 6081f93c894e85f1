import { getLocalePath } from './getLocalePath';
import type { Locale } from './locales';
import { type Page, pages } from './paths';

/** Returns the URL in a locale for the field `leadsTo` of an entry: an anchor on a page. */
export function getEntryLink({ page, anchor }: { page: Page; anchor: string }, locale: Locale): string {
  return `${getLocalePath(locale, pages[page])}#${anchor}`;
}
