/** A JSON Schema (draft 7), with types for the keywords that this package reads or writes. */
export type JsonSchema = {
  /** Id of the field's help text. Not a JSON Schema keyword. */
  hint?: string;
  description?: string;
  type?: string;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  [keyword: string]: unknown;
};
