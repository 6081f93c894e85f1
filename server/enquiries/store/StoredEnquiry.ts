import type { EnquiryFieldName, enquiryFields } from '@/lib/shared/enquiry/enquiryFields';
import type { EnquiryKind } from '@/lib/shared/enquiry/enquiryKinds';
import type { Subject } from '@/lib/shared/enquiry/subjects';
import type { Locale } from '@/lib/shared/i18n/locales';

type ValueTypes = { text: string; box: boolean; time: string };
type SpecificTypes = { kind: EnquiryKind; locale: Locale; subject: Subject | '' };

/** A stored enquiry with every field of the field table. Omitted text fields are empty. */
export type StoredEnquiry = {
  [N in EnquiryFieldName]: N extends keyof SpecificTypes
    ? SpecificTypes[N]
    : ValueTypes[(typeof enquiryFields)[N]['type']];
};
