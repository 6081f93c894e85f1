import { localePath } from './localePath';
import type { Locale } from './locales';
import { type Page, pages } from './paths';

/** The address that an entry's `leadsTo` names: a place on a page, in the language. */
export function entryLink({ page, anchor }: { page: Page; anchor: string }, locale: Locale): string {
  return `${localePath(locale, pages[page])}#${anchor}`;
}
