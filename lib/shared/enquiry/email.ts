/** Maximum length of a text that is normalized: enough for the longest email address with a display name. */
const MAX_INPUT_LENGTH = 1000;

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
  if (text.length > MAX_INPUT_LENGTH) return text;
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
