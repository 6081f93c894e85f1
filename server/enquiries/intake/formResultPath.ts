import type { LeadKind } from '@/lib/shared/enquiry/leadKinds';
import { localePath } from '@/lib/shared/i18n/localePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { pages } from '@/lib/shared/i18n/paths';

/** What a native form led to: stored leads of a kind, or a code for what went wrong. */
export type FormResult = { sent: string } | { failed: string };

/** The page that a native form comes back to: `/vi/contact/?sent=trial#form-sent`, the anchor of the message that it then shows. */
export function formResultPath(locale: Locale, kind: LeadKind | undefined, result: FormResult): string {
  const isNewsletter = kind === 'newsletter';
  const path = localePath(locale, isNewsletter ? pages.insights : pages.contact);
  const anchor = `${isNewsletter ? 'newsletter' : 'form'}-${'sent' in result ? 'sent' : 'failed'}`;
  return `${path}?${new URLSearchParams(result)}#${anchor}`;
}
