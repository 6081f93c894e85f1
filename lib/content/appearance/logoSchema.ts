import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { getSvgSize } from '@/lib/content/pictures/svg';
import { readPngSize } from './readPngSize';

/** The smallest side of a mark as PNG, in pixels: the largest icon is as large. */
const MIN_MARK_PX = 512;

/** The smallest height of a word mark as PNG, in pixels: three times its height on pages. */
const MIN_WORD_MARK_PX = 84;

/** Larger files are photos or originals for print. */
const [MAX_BYTES, MAX_PX] = [1_000_000, 4096];

/** The ratios of width and height at which a word mark is legible in the header of a phone. */
const [MIN_RATIO, MAX_RATIO] = [1, 7];

/** The id and the values of a message, and of its remedy (`lib/content/sentences`). */
type Problem = { message: string; values?: Record<string, string>; remedy: { id: string } };
type Size = { width: number; height: number };

const PATH = /^\/images\/(?!.*\.\.)[\w./-]+\.(?:svg|png)$/;

/**
 * Schema of the logo: a square mark, and a word mark if pages show one instead of the name. Both are SVG or PNG files in
 * `public/images/`. The rule `drawing` reports invalid SVG.
 */
export const logoSchema = z
  .strictObject({
    mark: createFileSchema(findMarkProblem).meta({ hint: 'mark' }),
    wordMark: createFileSchema(findWordMarkProblem).meta({ hint: 'wordMark' }).optional(),
  })
  .meta({ hint: 'logo' });

function createFileSchema(findSizeProblem: (size: Size, isPng: boolean) => Problem | undefined) {
  return z
    .string()
    .regex(PATH, 'logoPath')
    .superRefine((src, context) => {
      if (!PATH.test(src)) return;
      const problem = findProblem(path.join('public', src), findSizeProblem);
      if (problem) context.addIssue({ code: 'custom', message: problem.message, params: problem });
    });
}

function findProblem(
  file: string,
  findSizeProblem: (size: Size, isPng: boolean) => Problem | undefined,
): Problem | undefined {
  if (!existsSync(file) || !statSync(file).isFile())
    return {
      message: 'missingLogo',
      values: { file },
      remedy: { id: 'correction.missingLogo' },
    };
  const isPng = file.endsWith('.png');
  const size = isPng ? readPngSize(readFileSync(file)) : readSvgSize(readFileSync(file, 'utf8'));
  if (statSync(file).size > MAX_BYTES || (isPng && size && Math.max(size.width, size.height) > MAX_PX))
    return {
      message: 'logoTooLarge',
      values: { size: `${MAX_PX} × ${MAX_PX}` },
      remedy: { id: 'correction.logoTooLarge' },
    };
  if (size) return findSizeProblem(size, isPng);
  const remedy = { id: 'correction.logoFormat' };
  return { message: isPng ? 'incompletePng' : 'noViewBox', remedy };
}

function readSvgSize(svg: string): Size | undefined {
  try {
    return getSvgSize(svg);
  } catch {
    return undefined;
  }
}

function findMarkProblem({ width, height }: Size, isPng: boolean): Problem | undefined {
  if (Math.abs(width - height) > 0.01 * width)
    return {
      message: 'markNotSquare',
      values: { width: `${width}`, height: `${height}` },
      remedy: { id: 'correction.markNotSquare' },
    };
  if (isPng && width < MIN_MARK_PX)
    return {
      message: 'markTooSmall',
      values: { size: `${width} × ${height}`, minimum: `${MIN_MARK_PX} × ${MIN_MARK_PX}` },
      remedy: { id: 'correction.logoTooSmall' },
    };
}

function findWordMarkProblem({ width, height }: Size, isPng: boolean): Problem | undefined {
  const ratio = width / height;
  if (ratio < MIN_RATIO || ratio > MAX_RATIO)
    return {
      message: 'wordMarkRatio',
      values: { ratio: ratio.toFixed(1), range: `${MIN_RATIO}–${MAX_RATIO}` },
      remedy: { id: 'correction.wordMarkRatio' },
    };
  if (isPng && height < MIN_WORD_MARK_PX)
    return {
      message: 'wordMarkTooSmall',
      values: { height: `${height}`, minimum: `${MIN_WORD_MARK_PX}` },
      remedy: { id: 'correction.logoTooSmall' },
    };
}
