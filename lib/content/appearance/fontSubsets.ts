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

export const fontWeights = [400, 600] as const;

export type FontWeight = (typeof fontWeights)[number];

/** Returns the file name of a font subset: `be-vietnam-pro-latin-400.woff2`. */
export function getFontFileName(family: string, subset: FontSubset, weight: FontWeight): string {
  const slug = family.toLowerCase().replace(/[^a-z\d]+/g, '-');
  return `${slug}-${subset}-${weight}.woff2`;
}

function getCharacterRange(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}
