import { type BoundedField, enquiryFieldEntries } from './enquiryFields';

/** The longest text of each field that has a bound. */
export const fieldLimits = Object.fromEntries(
  enquiryFieldEntries.flatMap(([name, { max }]) => (max ? [[name, max]] : [])),
) as Record<BoundedField, number>;
