import type { HintId } from '../admin/hints';

/** The part of JSON Schema (draft 7) that the message files need, with the id of the hint of a field. */
export type JsonSchema = {
  hint?: HintId;
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
