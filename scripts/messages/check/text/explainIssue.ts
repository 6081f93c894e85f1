import type { z } from 'zod';
import { sectionNames } from '@/lib/content/sections/sectionNames';
import type { SyntaxMistake } from '../catalogue/MessageFile';
import { suggest } from './suggest';

/** What a field chooses from, for "is not …". */
const choices: Record<string, string> = {
  industry: 'an industry',
  region: 'a region',
  tags: 'a tag',
  category: 'a news category',
  subject: 'a subject of the contact form',
  icon: 'an icon',
  id: 'an id that the page knows',
  ...Object.fromEntries(Object.keys(sectionNames).map((page) => [page, `a section of the page "${page}"`])),
};

const types: Record<string, { what: string; remedy: string }> = {
  string: { what: 'a text', remedy: 'Put it between " and ".' },
  number: { what: 'a number', remedy: 'Write digits, without quotation marks.' },
  int: { what: 'a whole number', remedy: 'Write digits, without quotation marks.' },
  array: { what: 'a list', remedy: 'Write [ … ], with a comma between each two.' },
  object: { what: 'a group', remedy: 'Write { … }.' },
  record: { what: 'a group', remedy: 'Write { … }.' },
  boolean: { what: 'true or false', remedy: 'Write true or false, without quotation marks.' },
};

/** Says in plain words what does not fit. `value` is what stands in the file, undefined where nothing does. */
export function explainIssue(issue: z.core.$ZodIssue, value: unknown): Omit<SyntaxMistake, 'offset'> {
  const path = issue.path.filter((part) => typeof part === 'string');
  const field = path.at(-1) ?? '';
  const subject = field === '' ? 'This' : `"${field}"`;
  if (value === undefined) return { problem: `The field "${field}" is missing.`, remedy: 'Add it.' };
  if (value === null) {
    return {
      problem: `Nothing follows "${field}".`,
      remedy: 'Write what belongs there, or delete the line.',
    };
  }
  switch (issue.code) {
    case 'invalid_value': {
      const allowed = issue.values.map(String);
      return {
        problem: `"${value}" is not ${choices[field] ?? 'one of the values allowed here'}.`,
        remedy: `Write one of ${allowed.join(', ')}.${suggest(String(value), allowed)}`,
      };
    }
    case 'invalid_type': {
      const { what, remedy } = types[issue.expected] ?? { what: issue.expected, remedy: 'Write it so.' };
      return { problem: `${subject} must be ${what}.`, remedy };
    }
    case 'too_small':
      return issue.origin === 'array'
        ? { problem: `${subject} has too few lines.`, remedy: `Write at least ${issue.minimum}.` }
        : { problem: `${subject} is empty.`, remedy: 'Write a text.' };
    case 'custom':
      return {
        problem: `${subject} ${issue.message}.`,
        remedy: issue.params?.remedy ?? 'Write the same names between { and } as before.',
      };
    default:
      return { problem: `${subject} ${issue.message}; "${value}" is not.`, remedy: 'Write it in that form.' };
  }
}
