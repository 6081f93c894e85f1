/** Letters of Vietnamese that stand in Latin-1, and the signs of the three languages. */
const LATIN_REST = 'ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúý\u00a0©«°±²³·»×–—‘’“”•…−';

const VIETNAMESE_REST = 'ĂăĐđĨĩŨũƠơƯư₫';

/**
 * The parts that Be Vietnam Pro is cut into, each in both weights. A browser fetches a part when a page uses one of its
 * characters: a page in English or Chinese takes `latin` alone, one in Vietnamese also `vietnamese`.
 */
export const fontSubsets = {
  latin: range(0x20, 0x7e) + LATIN_REST,
  vietnamese: VIETNAMESE_REST + range(0x1ea0, 0x1ef9),
};

export const fontWeights = [400, 600];

/** The files that every page uses at once. */
export const preloadedFonts = fontWeights.map((weight) => `/fonts/be-vietnam-pro-latin-${weight}.woff2`);

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}
