import * as z from 'zod/mini';
import { isEmail, normalizeEmail } from './email';
import { type CheckedField, enquiryFieldEntries, type enquiryFields } from './enquiryFields';

/** What may be wrong with a field. Stable: the form's texts and other clients are keyed by it. */
export const enquiryErrorCodes = ['required', 'invalid', 'tooLong'] as const;

export type EnquiryErrorCode = (typeof enquiryErrorCodes)[number];

/** The code for a value that is missing or of another type. */
export function getTypeErrorCode(issue: { input?: unknown }): EnquiryErrorCode {
  return issue.input === undefined || issue.input === '' ? 'required' : 'invalid';
}

/** A text without a visible character: spaces and invisible marks, which a field shows as empty. */
const BLANK_TEXT = /^[\s\p{Cf}\p{DI}]*$/u;

/**
 * A native form sends line breaks as CR LF, which `maxlength` counts as one. A NUL ends a text in SQLite; the
 * replacement character stands for it, as in HTML.
 */
const normalized = z.overwrite((text: string) =>
  BLANK_TEXT.test(text) ? '' : text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD').trim(),
);

/**
 * Ends the check of a field, so that no pattern is ever tried on a text longer than its bound. `z.maxLength` counts
 * code points; `maxlength` of an input counts UTF-16 code units.
 */
function maxLength(max: number) {
  return z.refine<string>((text) => text.length <= max, { error: 'tooLong', abort: true });
}

/** A text of a visitor, trimmed and bounded. */
export function boundedText(max: number) {
  return z.string({ error: getTypeErrorCode }).check(normalized, maxLength(max));
}

/** The same for a text that may not be empty. */
export function requiredText(max: number) {
  return boundedText(max).check(z.minLength(1, { error: 'required', abort: true }));
}

/** An email address, normalized before it is bounded and checked. */
export function email(max: number) {
  return z
    .string({ error: getTypeErrorCode })
    .check(
      normalized,
      z.overwrite(normalizeEmail),
      maxLength(max),
      z.minLength(1, { error: 'required', abort: true }),
      z.refine(isEmail, 'invalid'),
    );
}

const optionalText = (max: number) => z.optional(boundedText(max));

/** What a page notes by itself: without control characters, and cut rather than refused, because nobody typed it. */
const recordedText = (max: number) =>
  z.optional(
    z.string({ error: 'invalid' }).check(
      z.overwrite((value: string) =>
        value
          .replace(/\p{Cc}/gu, '')
          .trim()
          .slice(0, max),
      ),
    ),
  );

type FieldSchemas = { text: ReturnType<typeof optionalText>; note: ReturnType<typeof recordedText> };

/** The checks of the fields that need no rule of their own. */
export const plainFieldSchemas = Object.fromEntries(
  enquiryFieldEntries.flatMap(([name, { check, max = 0 }]) => {
    if (!check) return [];
    return [[name, check === 'text' ? optionalText(max) : recordedText(max)]];
  }),
) as { [N in CheckedField]: FieldSchemas[(typeof enquiryFields)[N]['check']] };

/** A ticked box: `true` in JSON, `on` or `true` in a native form. */
export const requiredCheckbox = z.pipe(
  z.literal([true, 'true', 'on'], { error: 'required' }),
  z.transform(() => true as const),
);

/** A box that may stay unticked, which a native form then leaves out. */
export const optionalCheckbox = z.pipe(
  z.optional(z.literal([true, 'true', 'on', false, 'false', ''], { error: 'invalid' })),
  z.transform((value) => value === true || value === 'true' || value === 'on'),
);
