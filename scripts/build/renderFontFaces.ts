import { create, type Font } from 'fontkit';
import {
  characterSets,
  type FontSubset,
  type FontWeight,
  fontWeights,
  getFontFileName,
} from '@/lib/content/appearance/fontSubsets';
import { languageTraits, locales } from '@/lib/i18n/locales';

const fallbacks = {
  400: ['Arial', 'ArialMT', 'Liberation Sans'],
  600: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
};

/**
 * Returns the font faces of a typeface in two weights, and the custom properties `--font-latin` and `--font-chinese`, in
 * which it precedes the fonts of `--system-latin` and `--system-chinese`. The letters in Chinese text have a separate
 * family, because Chinese punctuation needs a Chinese font. `url` is the folder of the files, and `read` returns the
 * content of a file.
 *
 * A font that loads late is not used until the next page (`optional`), so that it causes no layout shift. Few pages in
 * other languages need the additional Vietnamese letters, so these may load late (`swap`). Vietnamese pages load a
 * single file with all characters.
 */
export function renderFontFaces(family: string, url: string, read: (name: string) => Buffer): string {
  const faces = [
    ...fontWeights.map((weight) => ({
      name: family,
      weight,
      subset: 'latin' as const,
      range: characterSets.latin,
    })),
    ...fontWeights.map((weight) => ({
      name: family,
      weight,
      subset: 'vietnamese' as const,
      range: characterSets.vietnamese,
      display: 'swap',
    })),
    ...fontWeights.map((weight) => ({ name: `${family} Vietnamese`, weight, subset: 'all' as const })),
    ...fontWeights.map((weight) => ({
      name: `${family} Letters`,
      weight,
      subset: 'latin' as const,
      range: characterSets.latin.replace(/[^ -~]/g, ''),
    })),
  ].map(({ name, weight, subset, range, display = 'optional' }: Face) =>
    renderFace(name, weight, [
      `font-display: ${display}`,
      `src: url("${url}/${getFontFileName(family, subset, weight)}") format("woff2")`,
      ...(range ? [`unicode-range: ${formatUnicodeRange(range)}`] : []),
    ]),
  );
  const fallbackFaces = fontWeights.map((weight) => {
    const metrics = measureFallback(read(getFontFileName(family, 'all', weight)), weight);
    return renderFace(`${family} Fallback`, weight, [
      `src: ${fallbacks[weight].map((name) => `local("${name}")`).join(', ')}`,
      `ascent-override: ${metrics.ascent}%`,
      `descent-override: ${metrics.descent}%`,
      'line-gap-override: 0%',
      `size-adjust: ${metrics.sizeAdjust}%`,
    ]);
  });
  const names = [
    ':root {',
    `  --font-latin: "${family}", "${family} Fallback", var(--system-latin);`,
    `  --font-chinese: "${family} Letters", var(--system-chinese);`,
    '}',
    ...locales
      .filter((locale) => languageTraits[locale].fontSubset === 'all')
      .flatMap((locale) => [
        `:root:lang(${locale}) {`,
        `  --font-latin: "${family} Vietnamese", "${family} Fallback", var(--system-latin);`,
        '}',
      ]),
  ];
  return [...names, ...faces, ...fallbackFaces, ''].join('\n');
}

type Face = { name: string; weight: FontWeight; subset: FontSubset; range?: string; display?: string };

function renderFace(name: string, weight: FontWeight, declarations: string[]): string {
  const lines = [`font-family: "${name}"`, `font-weight: ${weight}`, ...declarations];
  return ['@font-face {', ...lines.map((line) => `  ${line};`), '}'].join('\n');
}

/** Returns the ranges of a set as a CSS `unicode-range`: `U+0020-007E, U+00A0`. */
function formatUnicodeRange(characters: string): string {
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

/** The letters in 100 characters of English text, by frequency. Headings contain fewer spaces than running text. */
const LETTERS = 'aaaaaaabccdddeeeeeeeeeeffgghhhhhiiiiiiklllmmnnnnnnoooooopprrrrrssssstttttttuuvwwyy';
const samples = { 400: LETTERS + ' '.repeat(18), 600: LETTERS + ' '.repeat(15) };

/** The mean advance widths of the samples in Arial and Arial Bold, as parts of the font size. */
const ARIAL_WIDTHS = { 400: 0.4424, 600: 0.4847 };

/** Returns the metrics, in per cent, with which Arial takes up as much space as a font. */
export function measureFallback(fontFile: Buffer, weight: FontWeight) {
  const font = create(fontFile) as Font;
  const glyphs = font.glyphsForString(samples[weight]);
  const width = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / glyphs.length;
  const ratio = width / font.unitsPerEm / ARIAL_WIDTHS[weight];
  const toPercent = (value: number) => Math.round(value * 1000) / 10;
  return {
    sizeAdjust: toPercent(ratio),
    ascent: toPercent(font.ascent / font.unitsPerEm / ratio),
    descent: toPercent(-font.descent / font.unitsPerEm / ratio),
  };
}
