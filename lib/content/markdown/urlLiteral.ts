/**
 * A URL written without brackets: the characters of RFC 3986 and the accented Latin letters that browsers show. Han letters,
 * full-width punctuation and quotation marks end it, because Chinese text continues without a space.
 */
const URL_RUN =
  /^(https?:\/\/|(?=www\.))([\da-zÀ-ÖØ-öø-ɏḀ-ỿ][\w\-.À-ÖØ-öø-ɏḀ-ỿ]*)(?:[\w\-.~:/?#[\]@!$&'()*+,;=%À-ÖØ-öø-ɏḀ-ỿ])*/i;

const START = /https?:\/\/|www\./gi;

/** Returns the length of the URL that a text begins with, without the punctuation that follows it; 0 if there is none. */
export function measureUrl(text: string): number {
  const [run = '', , domain = ''] = URL_RUN.exec(text) ?? [];
  const url = trimPunctuation(run);
  // GitHub Flavored Markdown allows no underscore in the last two labels.
  const hasDomain = /^www\.[^./?#]/i.test(url) || /^https?:\/\/./i.test(url);
  return hasDomain && !/_[^.]*(?:\.[^.]*)?$/.test(trimPunctuation(domain)) ? url.length : 0;
}

/** Finds the first URL in a text; undefined if there is none. */
export function findUrl(text: string): { start: number; end: number } | undefined {
  for (const { index } of text.matchAll(START)) {
    const length = canPrecede(text.slice(0, index).at(-1), text.slice(index))
      ? measureUrl(text.slice(index))
      : 0;
    if (length > 0) return { start: index, end: index + length };
  }
  return undefined;
}

/** True if a URL may follow a character: any but a letter before a scheme, only a space or punctuation before `www`. */
export function canPrecede(previous: string | undefined, url: string): boolean {
  if (previous === undefined) return true;
  return /^w/i.test(url) ? /[\s\p{P}\p{S}]/u.test(previous) : !/[a-z]/i.test(previous);
}

/** Removes from the end of a URL what belongs to the sentence: punctuation, and brackets that the URL does not open. */
function trimPunctuation(url: string): string {
  for (let rest = url; ; ) {
    const shorter = rest
      .replace(/&[a-z\d]+;$/i, '')
      .replace(/[!'*,.:;?_~]$/, '')
      .replace(/[)\]]$/, (bracket) => (isOpened(rest, bracket) ? bracket : ''));
    if (shorter === rest) return rest;
    rest = shorter;
  }
}

function isOpened(url: string, bracket: string): boolean {
  const opening = bracket === ')' ? '(' : '[';
  return url.split(opening).length >= url.split(bracket).length;
}
