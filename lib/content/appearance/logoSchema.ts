import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { getSvgSize } from '@/lib/content/pictures/svg';

/** Larger files contain photos or are originals for print. */
const MAX_BYTES = 1_000_000;

/** The ratios of width and height at which a word mark is legible in the header of a phone. */
const [MIN_RATIO, MAX_RATIO] = [1, 7];

/** The id and the values of a message, and of its remedy (`lib/content/sentences`). */
type Problem = { message: string; values?: Record<string, string>; remedy: { id: string } };
type Size = { width: number; height: number };

const PATH = /^\/images\/(?!.*\.\.)[\w./-]+\.svg$/;

/**
 * Schema of the logo: a square mark, and a word mark if pages show one instead of the name. Both are SVG files in
 * `public/images/`. The rule `drawing` reports invalid SVG.
 */
export const logoSchema = z
  .strictObject({
    mark: createFileSchema(findMarkProblem).meta({ hint: 'mark' }),
    wordMark: createFileSchema(findWordMarkProblem).meta({ hint: 'wordMark' }).optional(),
  })
  .meta({ hint: 'logo' });

function createFileSchema(findSizeProblem: (size: Size) => Problem | undefined) {
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
  findSizeProblem: (size: Size) => Problem | undefined,
): Problem | undefined {
  if (!existsSync(file) || !statSync(file).isFile())
    return {
      message: 'missingLogo',
      values: { file },
      remedy: { id: 'correction.missingLogo' },
    };
  if (statSync(file).size > MAX_BYTES)
    return { message: 'logoTooLarge', remedy: { id: 'correction.logoTooLarge' } };
  const size = readSvgSize(readFileSync(file, 'utf8'));
  return size ? findSizeProblem(size) : { message: 'noViewBox', remedy: { id: 'correction.logoFormat' } };
}

function readSvgSize(svg: string): Size | undefined {
  try {
    return getSvgSize(svg);
  } catch {
    return undefined;
  }
}

function findMarkProblem({ width, height }: Size): Problem | undefined {
  if (Math.abs(width - height) > 0.01 * width)
    return {
      message: 'markNotSquare',
      values: { width: `${width}`, height: `${height}` },
      remedy: { id: 'correction.markNotSquare' },
    };
}

function findWordMarkProblem({ width, height }: Size): Problem | undefined {
  const ratio = width / height;
  if (ratio < MIN_RATIO || ratio > MAX_RATIO)
    return {
      message: 'wordMarkRatio',
      values: { ratio: ratio.toFixed(1), range: `${MIN_RATIO}–${MAX_RATIO}` },
      remedy: { id: 'correction.wordMarkRatio' },
    };
}
