import { type BoundedField, enquiryFieldEntries } from './enquiryFields';

/** Maximum length of each bounded field. */
export const fieldLimits = Object.fromEntries(
  enquiryFieldEntries.flatMap(([name, { max }]) => (max ? [[name, max]] : [])),
) as Record<BoundedField, number>;
