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
  /** Whether the box for information about products was ticked; of a newsletter, its own. */
  consent: boolean;
  consentVersion: string;
  /** What stood beside the box; empty where it was not ticked, or beside a text that was never ours. */
  consentText: string;
  /** Whether the head office in Shenzhen may read it too, by the same rules. */
  transfer: boolean;
  transferVersion: string;
  transferText: string;
  /** A second box that forms of old had, for the newsletter. */
  newsConsent: boolean;
  newsConsentVersion: string;
  source: string;
  /** Why it looks like a robot's; empty when it does not. */
  suspect: string;
  /** What has become of the address's subscription to the newsletter; empty without one. */
  subscription: string;
};
