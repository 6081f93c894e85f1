import { readPhones } from './readPhone';

/** Minimum number of digits that can be the start of a second number. Fewer digits after a number are mistyped. */
const SECOND_NUMBER_LENGTH = 3;

/**
 * Numbers whose length is known: numbers with a leading 0 or the country code 84, Vietnamese mobile numbers without the 0,
 * and Chinese mobile numbers. Eight digits that start with 84 may be a number of Singapore.
 */
const KNOWN_PLAN = /^(?:0|\+84|84\d{7}|[35789]\d{8}$|1[3-9]\d{5})/;

/**
 * The numbering plan of Vietnam (Circular 22/2014/TT-BTTTT, with the conversion of the area codes in 2017 and of the
 * mobile numbers in 2018): mobile numbers have 10 digits (03, 05, 07, 08, 09), landline numbers 11 (02). Service numbers
 * (1800, 1900) have no leading 0.
 */
const VIETNAMESE_NUMBER = /^(?:0|\+?840?)(?:[35789]\d{8}|2\d{9})$|^(?:\+?84)?1[89]00\d{4,6}$/;

/**
 * Numbers of China without a country code, unless they look like a Vietnamese number with an extra digit: mobile numbers,
 * Beijing (010), area codes of four digits with 8 digits, and with 7 digits.
 */
const CHINESE_NUMBER = /^(?:1[3-9]\d{9}|010\d{8}|0[3-8]\d{10}|0[46]\d{9})$/;

/**
 * True if a text contains a telephone number that can be called. Domestic numbers of Vietnam and China must be complete;
 * of other numbers only the minimum and maximum length are known.
 */
export function containsPhone(text: string): boolean {
  const readings = readPhones(text);
  return readings.some((number) => {
    const longest = readings.find((reading) => reading.startsWith(number)) ?? number;
    const extraDigits = longest.length - number.length;
    return isComplete(number) && (extraDigits === 0 || extraDigits >= SECOND_NUMBER_LENGTH);
  });
}

function isComplete(number: string): boolean {
  return !KNOWN_PLAN.test(number) || VIETNAMESE_NUMBER.test(number) || CHINESE_NUMBER.test(number);
}
