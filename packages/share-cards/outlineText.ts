import { type Typeface, UNITS_PER_EM } from './Typeface';

/** The outlines of a line of text as an SVG path whose origin is the start of the baseline, and the width, in ems. */
type Outline = { path: string; width: number };

/**
 * Converts a line of text to outlines, which can be rendered without a font. Each character uses the first typeface
 * that covers it. Characters that no typeface covers, such as emoji, are omitted; `findUndrawableCharacters` reports
 * them.
 */
export async function outlineText(text: string, typefaces: readonly Typeface[]): Promise<Outline> {
  const parts: string[] = [];
  let x = 0;
  for (const { font, glyph, position } of await shapeText(text, typefaces)) {
    const outline = font.glyphToPath(glyph);
    if (outline !== '') parts.push(transformOutline(outline, x + position.xOffset, position.yOffset));
    x += position.xAdvance;
  }
  return { path: parts.join(''), width: x / UNITS_PER_EM };
}

/** Returns the width of a line of text in ems, like `outlineText`, but without creating the outlines. */
export async function measureText(text: string, typefaces: readonly Typeface[]): Promise<number> {
  const glyphs = await shapeText(text, typefaces);
  return glyphs.reduce((sum, { position }) => sum + position.xAdvance, 0) / UNITS_PER_EM;
}

/** Converts a text to glyphs with their fonts and positions. */
async function shapeText(text: string, typefaces: readonly Typeface[]) {
  const { Buffer, shape } = await import('harfbuzzjs');
  const glyphs = [];
  for (const run of splitByTypeface(text.normalize('NFC'), typefaces)) {
    const font = await run.typeface.openFont();
    const buffer = new Buffer();
    buffer.addText(run.text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
      glyphs.push({ font, glyph, position: positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 } });
    }
  }
  return glyphs;
}

/** Splits a text into runs of the same typeface. */
function splitByTypeface(
  text: string,
  typefaces: readonly Typeface[],
): { typeface: Typeface; text: string }[] {
  const runs: { typeface: Typeface; text: string }[] = [];
  for (const char of text) {
    const typeface = typefaces.find(({ covers }) => covers(char.codePointAt(0) as number));
    const currentRun = runs.at(-1);
    if (typeface && currentRun?.typeface === typeface) currentRun.text += char;
    else if (typeface) runs.push({ typeface, text: char });
  }
  return runs;
}

/**
 * Translates an outline, whose commands are absolute, and scales it to ems. Flips the y-axis, which points up in fonts
 * and down in SVG.
 */
function transformOutline(outline: string, dx: number, dy: number): string {
  return outline.replace(
    /(-?[\d.]+(?:e-?\d+)?),(-?[\d.]+(?:e-?\d+)?)/g,
    (_, x, y) =>
      `${roundCoordinate((Number(x) + dx) / UNITS_PER_EM)} ${roundCoordinate(-(Number(y) + dy) / UNITS_PER_EM)} `,
  );
}

function roundCoordinate(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

type TextLineOptions = {
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
type TextLine = { svg: string; width: number };

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
