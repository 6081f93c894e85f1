import { leadBounds } from './leadBounds';

/** Fewest and most digits of a number worth calling: a local one, and the longest of ITU-T E.164. */
const DIGITS = { min: 7, max: 15 };

const CHARACTERS = /^[+\d\s()./\p{Pd}]*$/u;

/** What stands between a number and its extension. */
const EXTENSION = /ext\.?|x|#|转|轉|分机|máy lẻ/iu;

const EXTENSION_NUMBER = /^[\s:]*\d{1,6}$/;

/**
 * The digits of a telephone number, after a `+` if it has one and without its extension; undefined where a text is
 * none. Takes numbers as people in China and Vietnam write them: with or without a country code, with spaces, dots,
 * dashes, slashes and brackets, in full-width digits, with an extension (`转 801`, `ext. 12`).
 */
export function readPhone(text: string): string | undefined {
  // Before all else: to normalise a long row of accents takes time that grows with the square of its length.
  if (text.length > leadBounds.phone) return undefined;
  // Numbers copied from contact lists carry invisible marks of direction (U+202A and the like).
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const number = withoutExtension(plain);
  if (number === undefined || !CHARACTERS.test(number)) return undefined;

  const plus = number.indexOf('+');
  const isLeading = plus === number.lastIndexOf('+') && !/[^\s(]/.test(number.slice(0, Math.max(0, plus)));
  const digits = number.replace(/\D/g, '');
  if (!isLeading || digits.length < DIGITS.min || digits.length > DIGITS.max) return undefined;
  return plus === -1 ? digits : `+${digits}`;
}

function withoutExtension(text: string): string | undefined {
  const marker = EXTENSION.exec(text);
  if (marker === null) return text;
  if (!EXTENSION_NUMBER.test(text.slice(marker.index + marker[0].length))) return undefined;
  const number = text.slice(0, marker.index).trimEnd();
  return number.endsWith(',') ? number.slice(0, -1) : number;
}
