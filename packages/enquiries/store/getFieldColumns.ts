import type { EnquiryFields } from '../EnquiriesOptions';

/** The definition of a column by the type of its field. Rows from before the field was added get the default. */
const definitions = {
  text: "TEXT NOT NULL DEFAULT ''",
  box: 'INTEGER NOT NULL DEFAULT 0',
  time: 'BIGINT NOT NULL DEFAULT 0',
};

/** Returns the definitions of the columns of all fields by name. */
export function getFieldColumns(fields: EnquiryFields): Record<string, string> {
  const storedFields = Object.values(fields).filter(({ setBy }) => setBy !== 'query');
  return Object.fromEntries(storedFields.map(({ column, type }) => [column, definitions[type]]));
}
