import { type BoundedField, leadFieldEntries } from './leadFields';

/** The longest text of each field that has a bound. */
export const leadBounds = Object.fromEntries(
  leadFieldEntries.flatMap(([name, { max }]) => (max ? [[name, max]] : [])),
) as Record<BoundedField, number>;
