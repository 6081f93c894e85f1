import type { Locale } from '@/lib/i18n/locales';
import type { LeadKind } from '@/lib/leads/leadKinds';
import type { Subject } from '@/lib/leads/subjects';

/** A lead as it is kept. A text that the visitor left out is empty. */
export type StoredLead = {
  id: string;
  kind: LeadKind;
  /** When it was stored, in ISO 8601 and UTC. */
  createdAt: string;
  locale: Locale;
  name: string;
  email: string;
  phone: string;
  company: string;
  subject: Subject | '';
  message: string;
  consent: boolean;
  consentVersion: string;
  newsConsent: boolean;
  newsConsentVersion: string;
  source: string;
  /** Why it looks like a robot's; empty when it does not. */
  suspect: string;
  /** What has become of the address's subscription to the newsletter; empty without one. */
  subscription: string;
};
