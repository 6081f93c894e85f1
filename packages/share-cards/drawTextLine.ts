import { outlineText } from './outlineText';
import type { Typeface } from './Typeface';

export type TextLineOptions = {
  /** Typefaces in order of preference. */
  typefaces: readonly Typeface[];
  /** Position of the start of the baseline in pixels, or of its end if `isRightAligned` is true. */
  x: number;
  y: number;
  /** Font size in pixels. */
  size: number;
  colour: string;
  isRightAligned?: boolean;
};

/** A line of text as an SVG path, and its width in pixels. */
export type TextLine = { svg: string; width: number };

/** Draws a single line of text as outlines. */
export async function drawTextLine(
  text: string,
  { typefaces, x, y, size, colour, isRightAligned }: TextLineOptions,
): Promise<TextLine> {
  const { path, width } = await outlineText(text, typefaces);
  const start = isRightAligned ? x - width * size : x;
  const svg = `<path transform="translate(${start} ${y})scale(${size})" fill="${colour}" d="${path}"/>`;
  return { svg, width: width * size };
}
