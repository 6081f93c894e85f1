import * as z from 'zod/mini';
import {
  optionalCheckbox,
  optionalPhone,
  optionalText,
  recordedText,
  requiredCheckbox,
  requiredText,
} from '@/lib/shared/enquiry/fieldSchemas';

test.each<[string, z.core.$ZodType, unknown, unknown]>([
  ['line breaks and NUL', optionalText(9), ' a\r\nb\0 ', 'a\nb\uFFFD'],
  ['invisible characters', optionalText(9), '\u200B \u2060', ''],
  ['a telephone number as written', optionalPhone(40), '0912 345 678 (Zalo)', '0912 345 678 (Zalo)'],
  ['an empty telephone number', optionalPhone(40), '', ''],
  ['a long recorded text', recordedText(3), 'ab\u0007cd', 'abc'],
  ['a long recorded text of whole characters', recordedText(3), 'ab😀cd', 'ab'],
  ['a recorded text that does not match', recordedText(9, /^\d+$/), 'abc', ''],
  ['a recorded value of another type', recordedText(9), 1, undefined],
  ['a ticked checkbox of a native form', requiredCheckbox, 'on', true],
  ['a missing checkbox', optionalCheckbox, undefined, false],
])('accepts %s', (_, schema, value, data) => {
  expect(z.safeParse(schema, value)).toEqual({ success: true, data });
});

test.each<[string, z.core.$ZodType, unknown, string]>([
  ['a missing text', requiredText(9), undefined, 'required'],
  ['an empty text', requiredText(9), ' ', 'required'],
  ['a value of another type', requiredText(9), 1, 'invalid'],
  ['a long text', requiredText(2), 'abc', 'tooLong'],
  ['a telephone number without enough digits', optionalPhone(40), '12 34', 'invalid'],
  ['a checkbox that is not ticked', requiredCheckbox, false, 'required'],
])('rejects %s', (_, schema, value, message) => {
  expect(z.safeParse(schema, value)).toMatchObject({ error: { issues: [{ message }] } });
});
