import type { LeadKind } from '@/lib/shared/enquiry/leadKinds';
import { localePath } from '@/lib/shared/i18n/localePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';

/** What a native form led to: stored leads of a kind, or a code for what went wrong. */
export type FormResult = { sent: string } | { failed: string };

/**
 * The page, and the state of it, that a native form comes back to: `/vi/contact/?sent=trial#form-sent`. The anchor names
 * the message that the page then shows, without any script. Where it is not known which form it was, contact has more
 * ways to reach us.
 */
export function formResultPath(locale: Locale, kind: LeadKind | undefined, result: FormResult): string {
  const isNewsletter = kind === 'newsletter';
  const path = localePath(locale, isNewsletter ? pages.insights : pages.contact);
  const anchor = `${isNewsletter ? 'newsletter' : 'form'}-${'sent' in result ? 'sent' : 'failed'}`;
  return `${path}?${new URLSearchParams(result)}#${anchor}`;
}
