import type { LeadFieldName, leadFields } from '@/lib/shared/enquiry/leadFields';
import type { LeadKind } from '@/lib/shared/enquiry/leadKinds';
import type { Subject } from '@/lib/shared/enquiry/subjects';
import type { Locale } from '@/lib/shared/i18n/locales';

type Kept = { text: string; box: boolean; time: string };
type Narrowed = { kind: LeadKind; locale: Locale; subject: Subject | '' };

/** A lead as it is kept: every field of the table. A text that the visitor left out is empty. */
export type StoredLead = {
  [N in LeadFieldName]: N extends keyof Narrowed ? Narrowed[N] : Kept[(typeof leadFields)[N]['as']];
};
