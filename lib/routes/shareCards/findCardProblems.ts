import sharp from 'sharp';
import { getColours } from '@/lib/content/appearance/brand';
import { getContrast } from '@/lib/content/appearance/contrast';

type Box = { left: number; top: number; width: number; height: number };
type Part = Box & { contrast: number; share: number };

const TITLE: Part = { left: 72, top: 165, width: 488, height: 300, contrast: 4.5, share: 0.005 };

/** The parts of a card that must be visible: their box in pixels, and the smallest share of it with this contrast. */
const PARTS: Record<string, Part> = {
  title: TITLE,
  host: { left: 780, top: 545, width: 350, height: 30, contrast: 4.5, share: 0.01 },
  // A logo may have any colour that differs from the background.
  mark: { left: 72, top: 56, width: 52, height: 52, contrast: 1.5, share: 0.05 },
  picture: { left: 608, top: 130, width: 520, height: 370, contrast: 1.5, share: 0.02 },
};

/** The largest difference between a channel of the background and the colour of the brand, for reduced palettes. */
const TOLERANCE = 8;

/** Finds problems in the pixels of a share card: another background than the brand's, or parts that are not visible on it. */
export async function findCardProblems(png: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const paper = getColours('paper').light;
  const counts = countColours(data, info.width, TITLE);
  const field = [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
  if (getChannels(field).some((value, i) => Math.abs(value - (getChannels(paper)[i] ?? 0)) > TOLERANCE))
    return [`Its background is ${field} instead of ${paper}, the colour "paper" of the brand.`];
  const problems = Object.entries(PARTS).flatMap(([name, part]) => {
    const visible = [...countColours(data, info.width, part)]
      .filter(([colour]) => getContrast(colour, field) >= part.contrast)
      .reduce((sum, [, count]) => sum + count, 0);
    const share = visible / (part.width * part.height);
    return share >= part.share
      ? []
      : [
          `Its ${name} is not visible: too few pixels have a contrast of ${part.contrast} with the background.`,
        ];
  });
  const gaps = Object.entries(LINES)
    .filter(([, line]) => hasGap(data, info.width, line, field))
    .map(([name]) => `Its ${name} lacks a character: the line has a gap of more than ${MAX_GAP_PX} pixels.`);
  return [...problems, ...gaps];
}

/** Boxes in pixels that contain one line of text each, which starts at the left edge. */
const LINES: Record<string, Box> = {
  name: { left: 138, top: 64, width: 420, height: 40 },
  label: { left: 72, top: 545, width: 500, height: 34 },
};

/** More than a space and less than a Chinese character of these lines. */
const MAX_GAP_PX = 20;

/** True if a character is missing at the start of a line of text or within it. An empty line has no gap. */
function hasGap(rgb: Buffer, imageWidth: number, box: Box, field: string): boolean {
  const inkedColumns = Array.from({ length: box.width }, (_, i) => i).filter((i) =>
    [...countColours(rgb, imageWidth, { ...box, left: box.left + i, width: 1 }).keys()].some(
      (colour) => getContrast(colour, field) >= 3,
    ),
  );
  return inkedColumns.some((column, i) => column - (inkedColumns[i - 1] ?? 0) > MAX_GAP_PX);
}

/** Counts the pixels of each colour, `#rrggbb`, in a box. */
function countColours(rgb: Buffer, imageWidth: number, { left, top, width, height }: Box) {
  const counts = new Map<number, number>();
  for (let y = top; y < top + height; y += 1)
    for (let x = left; x < left + width; x += 1) {
      const at = 3 * (y * imageWidth + x);
      // `readUIntBE` takes four times as long.
      const colour = ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  return new Map([...counts].map(([colour, count]) => [`#${colour.toString(16).padStart(6, '0')}`, count]));
}

function getChannels(colour: string): number[] {
  return [...Buffer.from(colour.slice(1), 'hex')];
}
