import { z } from 'zod';
import { explainIssue } from '../rules/schema';
import { Workspace } from '../Workspace';
import { options } from './site';

const price = z.int('is a whole number').positive('is more than 0').max(100, 'is at most 100');

it.each([
  [z.string().min(1), '', '"field" is empty.'],
  [z.array(z.string()).min(1), [], '"field" has too few items.'],
  [price, 0, '"field" is more than 0; "0" is not.'],
  [price, 101, '"field" is at most 100; "101" is not.'],
  [price, 1.5, '"field" must be a whole number.'],
])('explains the value of case %#', (schema, value, problem) => {
  const { error } = z.object({ field: schema as z.ZodType }).safeParse({ field: value });
  const [issue] = error?.issues ?? [];
  const explanation = explainIssue(issue as z.core.$ZodIssue, value);
  expect(new Workspace(options).getTranslator('en').translate(explanation.problem)).toBe(problem);
});

it('asks for another value if a custom check has no remedy', () => {
  const [issue] =
    z
      .string()
      .refine(() => false, 'is sunk')
      .safeParse('boat').error?.issues ?? [];
  const { problem, remedy } = explainIssue(issue as z.core.$ZodIssue, 'boat');
  const translator = new Workspace(options).getTranslator('en');
  expect([problem, remedy].map((text) => translator.translate(text))).toEqual([
    'This is sunk.',
    'Correct the value.',
  ]);
});
