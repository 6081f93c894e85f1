import type { z } from 'zod';
import { type Explanation, explain, joinTexts } from '../Sentence';
import { suggest } from './suggest';

/** Types that have an explanation; `unknown` is the explanation of other types. */
const EXPLAINED_TYPES = ['string', 'number', 'int', 'array', 'object', 'record', 'boolean'];

/**
 * Explains a Zod issue to editors. `value` is the value in the file; undefined if it is missing. `choiceDescriptions`
 * describes the values that a field accepts, for `"x" is not an industry`.
 */
export function explainIssue(
  issue: z.core.$ZodIssue,
  value: unknown,
  choiceDescriptions: Record<string, string> = {},
): Explanation {
  const field = issue.path.filter((part) => typeof part === 'string').at(-1) ?? '';
  const subject = { id: `schema.subject.${field === '' ? 'none' : 'field'}`, values: { field } };
  if (value === undefined) return explain('schema.missing', { field });
  if (value === null) return explain('schema.noValue', { field });
  switch (issue.code) {
    case 'invalid_value': {
      const allowed = issue.values.map(String);
      return explain('schema.choice', {
        value: `${value}`,
        kind: choiceDescriptions[field] ?? { id: 'schema.allowedValue' },
        allowed: joinTexts('comma', allowed),
        suggestion: suggest(String(value), allowed),
      });
    }
    case 'invalid_type': {
      const id = EXPLAINED_TYPES.includes(issue.expected) ? issue.expected : 'unknown';
      return explain(`schema.type.${id}`, { subject, type: issue.expected });
    }
    case 'too_small':
      if (issue.origin === 'array')
        return explain('schema.tooFewItems', { subject, minimum: `${issue.minimum}` });
      if (issue.origin === 'string') return explain('schema.empty', { subject });
      break;
    case 'custom': {
      const { remedy = { id: 'schema.custom.remedy' } } = issue.params ?? {};
      return {
        problem: { id: 'schema.custom.problem', values: { subject, message: issue.message } },
        remedy,
      };
    }
  }
  return explain('schema.format', { subject, message: issue.message, value: `${value}` });
}
