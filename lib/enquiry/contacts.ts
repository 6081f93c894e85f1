/** Maximum length of a text that is normalized: enough for the longest email address with a display name. */
const MAX_EMAIL_TEXT_LENGTH = 1000;

/** `Name <address>`, optionally followed by punctuation. */
const DISPLAY_NAME = /^([^<>]*)<([^<>]*)>[\s.,;:!?]*$/;

/** A `mailto:` link; the part after `?` contains header fields of the email. */
const MAILTO_LINK = /^mailto:([^?]*).*$/is;

/** Quotes, brackets and punctuation before an email address. Not an apostrophe, which may be part of the address. */
const LEADING_PUNCTUATION = /^[\s"“”‘’«»<([「『【《〈:,;]+/u;
const TRAILING_PUNCTUATION = /[\s"'“”‘’«»>)\]」』】》〉.,:;!?、]+$/u;

/**
 * A valid email address of the HTML standard, extended by letters of all scripts before the `@` (RFC 6531). The
 * domain is in ASCII and has a top-level domain: `root@localhost` or `a@127.0.0.1` would be delivered to the mail
 * server itself.
 */
const EMAIL_ADDRESS =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/u;

/** Scripts with letters that look like Latin letters. Mixed with Latin letters, they can imitate another mailbox. */
const LOOKALIKE_SCRIPT = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/**
 * Extracts the email address from pasted or autofilled text: without invisible characters, display name, `mailto:`
 * and surrounding punctuation, in half-width characters, its domain in ASCII and lower case. Ambiguous text is
 * returned in a form that `isEmail` rejects.
 */
export function normalizeEmail(text: string): string {
  if (text.length > MAX_EMAIL_TEXT_LENGTH) return text;
  const plain = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .replaceAll('。', '.')
    .trim();
  const link = removeDisplayName(plain).replace(MAILTO_LINK, '$1');
  const address = stripPunctuation(link).replace(/[ \t]*@[ \t]*/g, '@');
  const domainStart = address.lastIndexOf('@') + 1;
  return address.slice(0, domainStart) + toAsciiDomain(address.slice(domainStart));
}

/** True if a normalized text is one email address. */
export function isEmail(text: string): boolean {
  const [mailbox = ''] = text.split('@', 1);
  // An encoded word (RFC 2047) could be decoded into another address.
  if (/=\?.*\?=/.test(mailbox)) return false;
  return EMAIL_ADDRESS.test(text) && !(LOOKALIKE_SCRIPT.test(mailbox) && /\p{Script=Latin}/u.test(mailbox));
}

/**
 * Removes the display name. If the name is itself another email address, the text is ambiguous and returned
 * unchanged.
 */
function removeDisplayName(text: string): string {
  const [, name = '', address] = DISPLAY_NAME.exec(text) ?? [];
  if (address === undefined || /\p{Cc}/u.test(name)) return text;
  const isClear =
    !name.includes('@') || stripPunctuation(name).toLowerCase() === stripPunctuation(address).toLowerCase();
  return isClear ? address : text;
}

function stripPunctuation(text: string): string {
  return text
    .trim()
    .replace(/^'(.*)'$/, '$1')
    .replace(LEADING_PUNCTUATION, '')
    .replace(TRAILING_PUNCTUATION, '');
}

/** Converts an internationalized domain to Punycode (UTS #46), which every mail server accepts. */
function toAsciiDomain(domain: string): string {
  if (!/[^\0-\x7f]/.test(domain)) return domain.toLowerCase();
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** Domains of Gmail, which ignores dots in the local part. */
const gmailDomains = ['gmail.com', 'googlemail.com'];

/**
 * Returns the mailbox of an email address, for counting mails but not for sending them: in lower case, without a tag
 * (`name+tag@…`, RFC 5233) and, for Gmail, without dots.
 */
export function canonicalizeEmail(email: string): string {
  const atIndex = email.lastIndexOf('@');
  const domain = email.slice(atIndex + 1).toLowerCase();
  const localPart = email.slice(0, atIndex).toLowerCase();
  const tagIndex = localPart.indexOf('+');
  const mailbox = tagIndex > 0 ? localPart.slice(0, tagIndex) : localPart;
  return gmailDomains.includes(domain)
    ? `${mailbox.replaceAll('.', '')}@${gmailDomains[0]}`
    : `${mailbox}@${domain}`;
}

/** Maximum length of a text that is read: enough for two numbers with notes. */
const MAX_PHONE_TEXT_LENGTH = 100;

/** Minimum and maximum number of digits: a local number, and the maximum of ITU-T E.164. */
const DIGIT_COUNT = { min: 7, max: 15 };

/** Minimum length of a number that a separator ends. Fewer digits may be an area code (`028/3822 1234`). */
const MIN_COMPLETE_LENGTH = 9;

/** A sequence of digits with punctuation and spaces between them. `#` and `*` precede an extension. */
const DIGIT_SEQUENCE = /\+?\d(?:[^\p{L}\p{N}+#*]*\d)*/gu;

/** Punctuation between two numbers, or before an extension in brackets. */
const SEPARATOR = /[/,;、|(]|\s\p{Pd}+\s/u;

/**
 * Numbers that people write before a telephone number: times, dates, opening hours, a percentage, the number of a list
 * item, a floor, a room, an extension.
 */
const OTHER_NUMBERS =
  /(?<![\d.])(?:\d{1,2}[:h]\d{2}|\d{1,2}h|\d{1,2} ?[ap]m)(?!\d)|(?<!\d)(?:\d{4}([/.-])\d{1,2}\1\d{1,2}|\d{1,2}([/.-])\d{1,2}\2(?:19|20)?\d\d)(?!\d)|(?<![\d/])\d{1,2} ?[-–~/] ?\d{1,2}(?=\s)|\d{1,3} ?%|^\s*\(?\d{1,2}[.):、/]\s|(?:tầng|lầu|phòng|số|floor|room|ext|lẻ|转|轉|\b[pf])[. ]*\d{1,5}(?!\d)/giu;

/**
 * Returns the possible readings of a text as a telephone number, the most likely one first: digits, after a `+` if they
 * start with a country code. Accepts the text around it: names, a second number, an extension, `tel:`, notes in
 * brackets. If two numbers follow each other without a separator, the first number is one of the readings. Times, dates
 * and the like count as digits of a number only in the last readings.
 */
export function readPhones(text: string): string[] {
  // Checked first: the time that Unicode normalization takes can grow with the square of the length.
  if (text.length > MAX_PHONE_TEXT_LENGTH) return [];
  const digits = toAsciiDigits(text);
  const sequences = [digits.replace(OTHER_NUMBERS, '#'), digits].flatMap((variant) =>
    Array.from(variant.matchAll(DIGIT_SEQUENCE), ([sequence]) => sequence),
  );
  // A trunk prefix may start a number after a few digits of another kind.
  const starts = sequences.map((sequence) => /(?<=^\d{1,4}\s)0[1-9].*/su.exec(sequence)?.[0] ?? '');
  return [...new Set([...sequences, ...starts].flatMap(readSequence))];
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
