import { create, type Font } from 'fontkit';
import type { FontWeight } from './fontFiles';

/** The frequency of letters in English, and of spaces: more in running text than in headings. */
const FREQUENCIES = {
  a: 0.0668,
  b: 0.0122,
  c: 0.0227,
  d: 0.0348,
  e: 0.1039,
  f: 0.0182,
  g: 0.0165,
  h: 0.0498,
  i: 0.057,
  j: 0.0013,
  k: 0.0063,
  l: 0.0329,
  m: 0.0197,
  n: 0.0552,
  o: 0.0614,
  p: 0.0158,
  q: 0.0008,
  r: 0.049,
  s: 0.0517,
  t: 0.0741,
  u: 0.0226,
  v: 0.008,
  w: 0.0193,
  x: 0.0012,
  y: 0.0161,
  z: 0.0006,
};
const SPACES = { 400: 0.18, 600: 0.154 };

/** The advance widths of Arial and Arial Bold in thousandths of the font size, from a to z and of the space. */
const ARIAL = {
  400: '556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 278',
  600: '556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 278',
};

type FallbackMetrics = { sizeAdjust: number; ascent: number; descent: number };

/** Returns the metrics, in per cent, with which Arial takes up as much space as a font. */
export function measureFallback(fontFile: Buffer, weight: FontWeight): FallbackMetrics {
  const font = create(fontFile) as Font;
  const frequencies = [...Object.values(FREQUENCIES), SPACES[weight]];
  const widths = [...Object.keys(FREQUENCIES), ' '].map(
    (char) => font.glyphForCodePoint(char.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm,
  );
  const arialWidths = ARIAL[weight].split(' ').map((width) => Number(width) / 1000);
  const getMean = (values: number[]) =>
    values.reduce((sum, value, index) => sum + value * (frequencies[index] ?? 0), 0);
  const ratio = getMean(widths) / getMean(arialWidths);
  const toPercent = (value: number) => Math.round(value * 1000) / 10;
  return {
    sizeAdjust: toPercent(ratio),
    ascent: toPercent(font.ascent / font.unitsPerEm / ratio),
    descent: toPercent(-font.descent / font.unitsPerEm / ratio),
  };
}
