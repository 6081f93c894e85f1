const PUNCTUATION = '\u00a0©«°±²³·»×–—‘’“”•…−';
const LATIN = getCharacterRange(0x20, 0x7e) + PUNCTUATION;

/** The non-ASCII letters of Vietnamese, and the dong sign. */
const VIETNAMESE = `ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúýĂăĐđĨĩŨũƠơƯư₫${getCharacterRange(0x1ea0, 0x1ef9)}`;

/** The most common Vietnamese letters: enough for “Tiếng Việt”, the numbers of laws, and many names. */
const COMMON_VIETNAMESE = 'Đàáảđếệốư';

/** All characters, the characters for pages in other languages, and the remaining Vietnamese letters. */
export const characterSets = {
  all: LATIN + VIETNAMESE,
  latin: LATIN + COMMON_VIETNAMESE,
  vietnamese: VIETNAMESE.replace(new RegExp(`[${COMMON_VIETNAMESE}]`, 'g'), ''),
};

export type FontSubset = keyof typeof characterSets;

/** Returns the ranges of a set as a CSS `unicode-range`: `U+0020-007E, U+00A0`. */
export function formatUnicodeRange(characters: string): string {
  const codePoints = [...characters].map((char) => char.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codePoints) {
    const last = ranges.at(-1);
    if (last && code <= last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const format = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  return ranges.map(([from, to]) => `U+${format(from)}${to > from ? `-${format(to)}` : ''}`).join(', ');
}

function getCharacterRange(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}
