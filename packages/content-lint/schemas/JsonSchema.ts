/** The keywords of JSON Schema (draft 7) that the message files need. */
export type JsonSchema = {
  /** Id of the field's help text. Not a JSON Schema keyword. */
  hint?: string;
  description?: string;
  type?: string;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  anyOf?: JsonSchema[];
  [keyword: string]: unknown;
};
