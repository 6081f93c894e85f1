import type { Locale } from '@/lib/i18n/locales';
import type { LeadFieldName, leadFields } from '@/lib/leads/leadFields';
import type { LeadKind } from '@/lib/leads/leadKinds';
import type { Subject } from '@/lib/leads/subjects';

type Kept = { text: string; box: boolean; time: string };
type Narrowed = { kind: LeadKind; locale: Locale; subject: Subject | '' };

/** A lead as it is kept: every field of the table. A text that the visitor left out is empty. */
export type StoredLead = {
  [N in LeadFieldName]: N extends keyof Narrowed ? Narrowed[N] : Kept[(typeof leadFields)[N]['as']];
};
