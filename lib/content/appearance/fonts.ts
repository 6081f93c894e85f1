/** Letters of Vietnamese outside ASCII, but for the block of those with two marks. */
const VIETNAMESE = 'ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúýĂăĐđĨĩŨũƠơƯư₫';

const SIGNS = '\u00a0©«°±²³·»×–—‘’“”•…−';

/**
 * What Be Vietnam Pro is cut to. One file a weight for all languages: were Vietnamese in a file of its own, half a word
 * could stand in another face until it came.
 */
export const fontCharacters = range(0x20, 0x7e) + SIGNS + VIETNAMESE + range(0x1ea0, 0x1ef9);

/** The screens that are to have the typeface with their first page: as in styles/fonts.css. */
export const typefaceAtOnce = '(min-width: 60rem)';

/** The files, by weight. */
export const fontFiles = {
  400: '/fonts/be-vietnam-pro-400.woff2',
  600: '/fonts/be-vietnam-pro-600.woff2',
};

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}
