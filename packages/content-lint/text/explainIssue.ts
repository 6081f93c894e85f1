import type { z } from 'zod';
import type { SyntaxIssue } from '../catalogue/SyntaxIssue';
import { suggest } from './suggest';

const typeDescriptions: Record<string, { type: string; remedy: string }> = {
  string: { type: 'a text', remedy: 'Put the value in quotation marks.' },
  number: { type: 'a number', remedy: 'Write digits, without quotation marks.' },
  int: { type: 'a whole number', remedy: 'Write digits, without quotation marks.' },
  array: { type: 'a list', remedy: 'Write [ … ], with a comma between items.' },
  object: { type: 'a group', remedy: 'Write { … }, with a key for each value.' },
  record: { type: 'a group', remedy: 'Write { … }, with a key for each value.' },
  boolean: { type: 'true or false', remedy: 'Write true or false, without quotation marks.' },
};

/**
 * Explains a Zod issue to editors. `value` is the value in the file; undefined if it is missing. `choiceDescriptions`
 * describes the values that a field accepts, for `"x" is not an industry`.
 */
export function explainIssue(
  issue: z.core.$ZodIssue,
  value: unknown,
  choiceDescriptions: Record<string, string> = {},
): Omit<SyntaxIssue, 'offset'> {
  const path = issue.path.filter((part) => typeof part === 'string');
  const field = path.at(-1) ?? '';
  const subject = field === '' ? 'This' : `"${field}"`;
  if (value === undefined) return { problem: `The field "${field}" is missing.`, remedy: 'Add it.' };
  if (value === null) {
    return { problem: `"${field}" has no value.`, remedy: 'Add a value, or delete the line.' };
  }
  switch (issue.code) {
    case 'invalid_value': {
      const allowed = issue.values.map(String);
      return {
        problem: `"${value}" is not ${choiceDescriptions[field] ?? 'one of the values allowed here'}.`,
        remedy: `Use one of: ${allowed.join(', ')}.${suggest(String(value), allowed)}`,
      };
    }
    case 'invalid_type': {
      const { type, remedy } = typeDescriptions[issue.expected] ?? {
        type: issue.expected,
        remedy: 'Change the value to this type.',
      };
      return { problem: `${subject} must be ${type}.`, remedy };
    }
    case 'too_small':
      if (issue.origin === 'array') {
        return {
          problem: `${subject} has too few items.`,
          remedy: `Add items until it has ${issue.minimum}.`,
        };
      }
      if (issue.origin === 'string') return { problem: `${subject} is empty.`, remedy: 'Write a text.' };
      break;
    case 'custom':
      return {
        problem: `${subject} ${issue.message}.`,
        remedy: issue.params?.remedy ?? 'Use the same placeholders as before.',
      };
  }
  return { problem: `${subject} ${issue.message}; "${value}" is not.`, remedy: 'Correct the format.' };
}
