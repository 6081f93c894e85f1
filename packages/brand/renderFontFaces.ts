import { characterSets, type FontSubset, formatUnicodeRange } from './characterSets';
import { type FontWeight, fontWeights, getFontFileName } from './fontFiles';
import { measureFallback } from './measureFallback';

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
    ':root:lang(vi) {',
    `  --font-latin: "${family} Vietnamese", "${family} Fallback", var(--system-latin);`,
    '}',
  ];
  return [...names, ...faces, ...fallbackFaces, ''].join('\n');
}

type Face = { name: string; weight: FontWeight; subset: FontSubset; range?: string; display?: string };

function renderFace(name: string, weight: FontWeight, declarations: string[]): string {
  const lines = [`font-family: "${name}"`, `font-weight: ${weight}`, ...declarations];
  return ['@font-face {', ...lines.map((line) => `  ${line};`), '}'].join('\n');
}
