import * as z from 'zod/mini';
import { isEmail, normalizeEmail } from './email';
import { containsPhone } from './phone';

/** Error codes of a field. Stable: the messages of forms and other clients use them as keys. */
export const fieldErrorCodes = ['required', 'invalid', 'tooLong'] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** Returns the error code for a value that is missing or of another type. */
export function getTypeErrorCode(issue: { input?: unknown }): FieldErrorCode {
  return issue.input === undefined || issue.input === '' ? 'required' : 'invalid';
}

/** A text without visible characters: only white space and invisible characters. */
const BLANK_TEXT = /^[\s\p{Cf}\p{DI}]*$/u;

/**
 * Normalizes line breaks and NUL. Native forms send CR LF, which `maxlength` counts as one character. NUL terminates
 * a text in SQLite, so it is replaced by U+FFFD, as in HTML.
 */
const normalized = z.overwrite((text: string) =>
  BLANK_TEXT.test(text) ? '' : text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD').trim(),
);

/**
 * Aborts validation if a text is too long, so that patterns are never applied to unbounded input. `z.maxLength`
 * counts code points; `maxlength` of an input counts UTF-16 code units.
 */
function maxLength(max: number) {
  return z.refine<string>((text) => text.length <= max, { error: 'tooLong', abort: true });
}

/** A text entered by a visitor, trimmed, with a maximum length. */
function boundedText(max: number) {
  return z.string({ error: getTypeErrorCode }).check(normalized, maxLength(max));
}

/** A bounded text that must not be empty. */
export function requiredText(max: number) {
  return boundedText(max).check(z.minLength(1, { error: 'required', abort: true }));
}

/** An email address or an empty text, normalized before its length and format are validated. */
function email(max: number) {
  return z.string({ error: getTypeErrorCode }).check(
    normalized,
    z.overwrite(normalizeEmail),
    maxLength(max),
    z.refine((text) => text === '' || isEmail(text), 'invalid'),
  );
}

export function optionalEmail(max: number) {
  return z.optional(email(max));
}

export function requiredEmail(max: number) {
  return email(max).check(z.minLength(1, { error: 'required' }));
}

/** A text that contains a telephone number, or an empty text. Stored as written. */
export function optionalPhone(max: number) {
  return z.optional(
    boundedText(max).check(z.refine((text) => text === '' || containsPhone(text), 'invalid')),
  );
}

/** A text of the visitor. A value that does not match the pattern is rejected. */
export function optionalText(max: number, pattern?: RegExp) {
  const text = boundedText(max);
  return z.optional(
    pattern ? text.check(z.refine((value) => value === '' || pattern.test(value), 'invalid')) : text,
  );
}

/** The first half of a character of two code units at the end of a text. */
const CUT_CHARACTER = /[\uD800-\uDBFF]$/;

/**
 * A text set by the page. It is never rejected, because the visitor did not type it: control characters are removed,
 * a long text is truncated, and a value that is not a text or does not match the pattern is dropped.
 */
export function recordedText(max: number, pattern?: RegExp) {
  return z.optional(
    z.transform((value: unknown) => {
      if (typeof value !== 'string') return undefined;
      const text = value.trim();
      if (pattern) return text.length <= max && pattern.test(text) ? text : '';
      return text
        .replace(/\p{Cc}/gu, '')
        .trim()
        .slice(0, max)
        .replace(CUT_CHARACTER, '');
    }),
  );
}

/** A ticked checkbox: `true` in JSON, `on` or `true` in a native form. */
export const requiredCheckbox = z.pipe(
  z.literal([true, 'true', 'on'], { error: 'required' }),
  z.transform(() => true as const),
);

/** An optional checkbox. Native forms omit it if it is not ticked. */
export const optionalCheckbox = z.pipe(
  z.optional(z.literal([true, 'true', 'on', false, 'false', ''], { error: 'invalid' })),
  z.transform((value) => value === true || value === 'true' || value === 'on'),
);
