import { Buffer, shape } from 'harfbuzzjs';
import type { Typeface } from './getTypefaces';
import { openFont, UNITS_PER_EM } from './openFont';

/** A line of text of size 1 as outlines: an SVG path that starts at the origin of its base line, and its width. */
export type Outline = { path: string; width: number };

/**
 * Draws a line of text with the faces given, each character with the first that covers it. Outlines need no font where
 * the picture is rendered. A character that no face covers, such as an emoji, is left out; `findUndrawn` finds them.
 */
export async function outlineText(text: string, faces: Typeface[]): Promise<Outline> {
  const parts: string[] = [];
  let x = 0;
  for (const { font, glyph, position } of await shapeText(text, faces)) {
    const outline = font.glyphToPath(glyph);
    if (outline !== '') parts.push(place(outline, x + position.xOffset, position.yOffset));
    x += position.xAdvance;
  }
  return { path: parts.join(''), width: x / UNITS_PER_EM };
}

/** The width of a line of text of size 1: what `outlineText` says, without its work of drawing. */
export async function measureText(text: string, faces: Typeface[]): Promise<number> {
  const glyphs = await shapeText(text, faces);
  return glyphs.reduce((sum, { position }) => sum + position.xAdvance, 0) / UNITS_PER_EM;
}

async function shapeText(text: string, faces: Typeface[]) {
  const glyphs = [];
  for (const run of splitByFace(text.normalize('NFC'), faces)) {
    const font = await openFont(run.face.file, run.face.weight);
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

/** Splits a text where the face changes. */
function splitByFace(text: string, faces: Typeface[]): { face: Typeface; text: string }[] {
  const runs: { face: Typeface; text: string }[] = [];
  for (const char of text) {
    const face = faces.find(({ covers }) => covers(char.codePointAt(0) as number));
    const last = runs.at(-1);
    if (face && last?.face === face) last.text += char;
    else if (face) runs.push({ face, text: char });
  }
  return runs;
}

/** Moves and scales an outline of absolute commands; fonts count upwards, pictures downwards. */
function place(outline: string, dx: number, dy: number): string {
  return outline.replace(
    /(-?[\d.]+(?:e-?\d+)?),(-?[\d.]+(?:e-?\d+)?)/g,
    (_, x, y) => `${short((Number(x) + dx) / UNITS_PER_EM)} ${short(-(Number(y) + dy) / UNITS_PER_EM)} `,
  );
}

function short(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
