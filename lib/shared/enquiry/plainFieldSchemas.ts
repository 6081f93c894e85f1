import { optionalText, recordedText } from 'contact-details/client';
import { type CheckedField, enquiryFieldEntries, type enquiryFields } from './enquiryFields';

type FieldSchemas = { text: ReturnType<typeof optionalText>; note: ReturnType<typeof recordedText> };

/** Schemas of the fields that have only the standard rule for their `check`. */
export const plainFieldSchemas = Object.fromEntries(
  enquiryFieldEntries.flatMap(([name, { check, max = 0, pattern }]) => {
    if (!check) return [];
    return [[name, check === 'text' ? optionalText(max, pattern) : recordedText(max, pattern)]];
  }),
) as { [N in CheckedField]: FieldSchemas[(typeof enquiryFields)[N]['check']] };
