/**
 * Characters that must be escaped in a user name or password (RFC 3986, section 3.2.1), and a `%` without two
 * hexadecimal digits.
 */
const UNSAFE_IN_CREDENTIALS = /%(?![\da-f]{2})|[^\w\-.~!$&'()*+,;=:%]/giu;

/** Characters that must be escaped in the rest of a URL, which is checked less strictly. */
const UNSAFE = /%(?![\da-f]{2})|[#\\\s\p{Cc}]/giu;

/**
 * Matches a web URL with a dotted host name, in whose path an `@` is allowed. After a port or a name without a dot, an
 * `@` could be the end of a password.
 */
const AT_IN_PATH = /^https?:\/\/[\w-]+(\.[\w-]+)+[/?]/i;

/**
 * Finds characters that make a URL with a secret ambiguous, for example a `#` in a password, which starts the fragment.
 * Returns a text that explains how to correct them and does not contain the secret; undefined if the URL is
 * unambiguous.
 */
export function findUrlProblem(url: string): string | undefined {
  // The credentials are between the scheme and the last `@`, unless that `@` is in the path.
  const start = url.indexOf('://') + '://'.length;
  const end = AT_IN_PATH.test(url) ? -1 : url.lastIndexOf('@');
  const [user = '', ...password] = url.slice(start, Math.max(start, end)).split(':');
  // An email address is a common user name, and URL parsers accept its unescaped `@`.
  const credentials = user.replaceAll('@', '') + password.join(':');
  const credentialEscapes = listEscapes(credentials.match(UNSAFE_IN_CREDENTIALS));
  if (credentialEscapes !== '') {
    const hasDelimiter = /[/?#]/.test(credentials);
    const alternative = hasDelimiter ? ' (or the last @ as %40, if the password ends before it)' : '';
    return `must have ${credentialEscapes} in its user name or password${alternative}`;
  }
  const otherEscapes = listEscapes(url.match(UNSAFE));
  if (otherEscapes !== '') return `must have ${otherEscapes}`;
  return isDecodable(credentials) ? undefined : 'must have % written as %25 in its user name or password';
}

/** True if every `%` of a text starts an escape of valid UTF-8. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Lists how to escape some characters: `# written as %23 and / written as %2F`. */
function listEscapes(characters: string[] | null): string {
  return [...new Set((characters ?? []).map(describeEscape))].join(' and ');
}

function describeEscape(character: string): string {
  if (character === ' ') return 'a space written as %20';
  if (/\p{Cc}/u.test(character)) return 'no line break or other control character';
  if (/\P{ASCII}/u.test(character)) return 'each letter outside ASCII percent-encoded';
  return `${character} written as ${encodeURIComponent(character)}`;
}
