/** The part of JSON Schema (draft 7) that the message files need, with what VS Code adds to it. */
export type JsonSchema = {
  $schema?: string;
  title?: string;
  /** What shows when the pointer rests on a key. */
  description?: string;
  type?: string;
  enum?: unknown[];
  /** What each value of `enum` means. Read by VS Code. */
  enumDescriptions?: string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  anyOf?: JsonSchema[];
  [keyword: string]: unknown;
};
