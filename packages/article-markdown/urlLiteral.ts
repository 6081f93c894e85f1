/**
 * A URL in running text, with its domain as the second group: the characters of RFC 3986 and accented Latin letters,
 * which browsers display unencoded. Han characters, full-width punctuation and quotation marks end the URL, because
 * Chinese text continues without a space.
 */
const URL_CANDIDATE =
  /^(https?:\/\/|(?=www\.))([\da-zÀ-ÖØ-öø-ɏḀ-ỿ][\w\-.À-ÖØ-öø-ɏḀ-ỿ]*)(?:[\w\-.~:/?#[\]@!$&'()*+,;=%À-ÖØ-öø-ɏḀ-ỿ])*/i;

const URL_START = /https?:\/\/|www\./gi;

/**
 * Returns the length of the URL at the start of a text, without trailing punctuation; 0 if the text does not start with
 * a URL.
 */
export function measureUrl(text: string): number {
  const [candidate = '', , domain = ''] = URL_CANDIDATE.exec(text) ?? [];
  const url = trimPunctuation(candidate);
  // GitHub Flavored Markdown allows no underscore in the last two labels of a domain.
  const hasDomain = /^www\.[^./?#]/i.test(url) || /^https?:\/\/./i.test(url);
  return hasDomain && !/_[^.]*(?:\.[^.]*)?$/.test(trimPunctuation(domain)) ? url.length : 0;
}

/** Finds the first URL in a text; returns undefined if the text has no URL. */
export function findUrl(text: string): { start: number; end: number } | undefined {
  for (const { index } of text.matchAll(URL_START)) {
    const length = canPrecedeUrl(text.slice(0, index).at(-1), text.slice(index))
      ? measureUrl(text.slice(index))
      : 0;
    if (length > 0) return { start: index, end: index + length };
  }
  return undefined;
}

/**
 * True if a URL can follow the character `previous`, which is undefined at the start of a text. A URL with a scheme can
 * follow any character except a Latin letter; a URL that starts with `www` only white space, punctuation or a symbol.
 */
export function canPrecedeUrl(previous: string | undefined, url: string): boolean {
  if (previous === undefined) return true;
  return /^w/i.test(url) ? /[\s\p{P}\p{S}]/u.test(previous) : !/[a-z]/i.test(previous);
}

/**
 * Removes trailing punctuation that belongs to the sentence, including character references such as `&nbsp;`, and
 * closing brackets without an opening one in the URL.
 */
function trimPunctuation(url: string): string {
  for (let trimmed = url; ; ) {
    const shorter = trimmed
      .replace(/&[a-z\d]+;$/i, '')
      .replace(/[!'*,.:;?_~]$/, '')
      .replace(/[)\]]$/, (bracket) => (hasOpeningBracket(trimmed, bracket) ? bracket : ''));
    if (shorter === trimmed) return trimmed;
    trimmed = shorter;
  }
}

function hasOpeningBracket(url: string, bracket: string): boolean {
  const opening = bracket === ')' ? '(' : '[';
  return url.split(opening).length >= url.split(bracket).length;
}
