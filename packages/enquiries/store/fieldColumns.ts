import type { EnquiryFields } from '../EnquiriesOptions';

/** The definition of a column by the type of its field. Rows from before the field was added get the default. */
const definitions = {
  text: "TEXT NOT NULL DEFAULT ''",
  box: 'INTEGER NOT NULL DEFAULT 0',
  time: 'BIGINT NOT NULL DEFAULT 0',
};

/** Returns the statements that add the columns of all fields that the table `leads` does not have yet. */
export function addMissingColumns(fields: EnquiryFields, existingColumns: string[]): string[] {
  return Object.values(fields)
    .filter(({ setBy, column }) => setBy !== 'query' && !existingColumns.includes(column))
    .map(({ column, type }) => `ALTER TABLE leads ADD COLUMN ${column} ${definitions[type]}`);
}
