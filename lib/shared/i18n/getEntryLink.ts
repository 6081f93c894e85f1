import { getLocalePath } from './getLocalePath';
import type { Locale } from './locales';
import { type Page, pages } from './paths';

/** The address that an entry's `leadsTo` names: a place on a page, in the language. */
export function getEntryLink({ page, anchor }: { page: Page; anchor: string }, locale: Locale): string {
  return `${getLocalePath(locale, pages[page])}#${anchor}`;
}
