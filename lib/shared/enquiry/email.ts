/** The longest text that is normalized: an address of the greatest length with a display name. */
const MAX_INPUT_LENGTH = 1000;

/** `Name <address>`, also with punctuation behind. */
const DISPLAY_NAME = /^([^<>]*)<([^<>]*)>[\s.,;:!?]*$/;

/** A link; what follows the address are headers of the mail. */
const MAILTO_LINK = /^mailto:([^?]*).*$/is;

/** Quotes, brackets and punctuation around an address; an apostrophe may begin one. */
const LEADING_PUNCTUATION = /^[\s"“”‘’«»<([「『【《〈:,;]+/u;
const TRAILING_PUNCTUATION = /[\s"'“”‘’«»>)\]」』】》〉.,:;!?、]+$/u;

/**
 * The valid email address of the HTML standard, and letters of all scripts before the `@` (RFC 6531). The domain is in
 * ASCII and has a top-level domain: mail to `root@localhost` or `a@127.0.0.1` would stay on the mail server itself.
 */
const EMAIL_ADDRESS =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/u;

/** Scripts with letters that look like Latin ones: beside these they hide that another mailbox is meant. */
const LOOKALIKE_SCRIPT = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/**
 * Returns the address of a text as people paste or autofill it: without invisible characters, display name, `mailto:`
 * and punctuation around it, in half-width characters, its domain in ASCII and lower case. A text that may mean two
 * addresses, or another one, is returned in a form that `isEmail` refuses.
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
  return EMAIL_ADDRESS.test(text) && !(LOOKALIKE_SCRIPT.test(mailbox) && /\p{Script=Latin}/u.test(mailbox));
}

/** The address behind a display name. A name that is another address makes it unclear which of them is meant. */
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

/** An internationalized domain in Punycode (UTS #46), which every mail server accepts. */
function toAsciiDomain(domain: string): string {
  if (!/[^\0-\x7f]/.test(domain)) return domain.toLowerCase();
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
