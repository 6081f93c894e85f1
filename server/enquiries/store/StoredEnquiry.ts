import type { EnquiryFieldName, enquiryFields } from '@/lib/shared/enquiry/enquiryFields';
import type { EnquiryKind } from '@/lib/shared/enquiry/enquiryKinds';
import type { Subject } from '@/lib/shared/enquiry/subjects';
import type { Locale } from '@/lib/shared/i18n/locales';

type Kept = { text: string; box: boolean; time: string };
type Narrowed = { kind: EnquiryKind; locale: Locale; subject: Subject | '' };

/** A lead as it is kept: every field of the table. A text that the visitor left out is empty. */
export type StoredEnquiry = {
  [N in EnquiryFieldName]: N extends keyof Narrowed ? Narrowed[N] : Kept[(typeof enquiryFields)[N]['as']];
};
