/** Maximum length of a text that is read: enough for two numbers with notes. */
const MAX_INPUT_LENGTH = 100;

/** Minimum and maximum number of digits: a local number, and the maximum of ITU-T E.164. */
const DIGIT_COUNT = { min: 7, max: 15 };

/** Minimum length of a number that a separator ends. Fewer digits may be an area code (`028/3822 1234`). */
const MIN_COMPLETE_LENGTH = 9;

/** A sequence of digits with punctuation and spaces between them. `#` and `*` precede an extension. */
const DIGIT_SEQUENCE = /\+?\d(?:[^\p{L}\p{N}+#*]*\d)*/gu;

/** Punctuation between two numbers, or before an extension in brackets. */
const SEPARATOR = /[/,;、|(]|\s\p{Pd}+\s/u;

/**
 * Returns the first telephone number of a text, as digits after a `+` if it has a country code; undefined if the text
 * contains no number. Accepts the text around it: names, a second number, an extension, `tel:`, notes in brackets.
 */
export function readPhone(text: string): string | undefined {
  return readPhones(text)[0];
}

/**
 * Returns the possible readings of a text as a telephone number, the most likely one first. If two numbers follow each
 * other without a separator, the first number is one of the readings.
 */
export function readPhones(text: string): string[] {
  // Checked first: the time that Unicode normalization takes can grow with the square of the length.
  if (text.length > MAX_INPUT_LENGTH) return [];
  return [...toAsciiDigits(text).matchAll(DIGIT_SEQUENCE)].flatMap(([sequence]) => readSequence(sequence));
}

/**
 * Converts digits of all scripts to ASCII, and removes invisible characters such as the direction marks in numbers
 * copied from contact lists.
 */
function toAsciiDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .replace(/\p{Nd}/gu, toAsciiDigit);
}

/**
 * Converts one digit to ASCII. In each script the ten digits are contiguous, so the value is the distance from the
 * first one.
 */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** Returns the number up to each group of digits of a sequence, the longest reading first. */
function readSequence(sequence: string): string[] {
  const readings: string[] = [];
  let number = sequence.startsWith('+') ? '+' : '';
  for (const [, group = '', between = ''] of sequence.matchAll(/(\d+)(\D*)/g)) {
    number += group;
    readings.unshift(normalizeCountryCode(number));
    if (number.length >= MIN_COMPLETE_LENGTH && SEPARATOR.test(between)) break;
  }
  return readings.filter((reading) => {
    const { length } = reading.replace('+', '');
    return length >= DIGIT_COUNT.min && length <= DIGIT_COUNT.max;
  });
}

/** Replaces the prefix `00` by `+` (`0084` → `+84`). No country code starts with 0, so `+0` loses its `+`. */
function normalizeCountryCode(number: string): string {
  return number.replace(/^\+(?=0)/, '').replace(/^00(?=[1-9])/, '+');
}
