/** Fewest and most digits of a number worth calling: a local one, and the longest of ITU-T E.164. */
const DIGITS = { min: 7, max: 15 };

const NUMBER = /^[\s(]*\+?[\d\s()./\p{Pd}]+$/u;

const EXTENSION = /\s*,?\s*(?:ext\.?|x|#|转|轉|分机|máy lẻ)\s*:?\s*\d{1,6}$/iu;

/**
 * Whether a text is a telephone number as people in China and Vietnam write it: with or without a country code, with
 * spaces, dots, dashes, slashes and brackets, in full-width digits, with an extension (`转 801`, `ext. 12`).
 */
export function isPhone(text: string): boolean {
  // Numbers copied from contact lists carry invisible marks of direction (U+202A and the like).
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const number = plain.replace(EXTENSION, '');
  const digits = number.replace(/\D/g, '').length;
  return NUMBER.test(number) && digits >= DIGITS.min && digits <= DIGITS.max;
}
