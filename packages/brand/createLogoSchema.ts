import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { getSvgSize } from 'safe-drawings';
import { z } from 'zod';
import { readPngSize } from './readPngSize';

/** The smallest side of a mark as PNG, in pixels: the largest icon is as large. */
const MIN_MARK_PX = 512;

/** The smallest height of a word mark as PNG, in pixels: three times its height on pages. */
const MIN_WORD_MARK_PX = 84;

/** Larger files are photos or originals for print. */
const [MAX_BYTES, MAX_PX] = [1_000_000, 4096];

/** The ratios of width and height at which a word mark is legible in the header of a phone. */
const [MIN_RATIO, MAX_RATIO] = [1, 7];

type Problem = { message: string; remedy: string };
type Size = { width: number; height: number };

/**
 * Creates the schema of a logo: a square mark, and a word mark if pages show one instead of the name. Both are SVG or PNG
 * files in `publicFolder` whose path starts with `publicPath`. `meta` is the metadata of the fields, for generated forms.
 * Rules for drawings (`safe-drawings`) report invalid SVG.
 */
export function createLogoSchema(
  publicFolder: string,
  publicPath: string,
  meta: Record<'logo' | 'mark' | 'wordMark', z.GlobalMeta>,
) {
  const pattern = new RegExp(`^${publicPath}/(?!.*\\.\\.)[\\w./-]+\\.(?:svg|png)$`);
  const createFileSchema = (findSizeProblem: (size: Size, isPng: boolean) => Problem | undefined) =>
    z
      .string()
      .regex(pattern, `is the path of an SVG or PNG file, such as ${publicPath}/logo.svg`)
      .superRefine((src, context) => {
        if (!pattern.test(src)) return;
        const { message, remedy } = findProblem(path.join(publicFolder, src), findSizeProblem) ?? {};
        if (message) context.addIssue({ code: 'custom', message, params: { remedy } });
      });
  return z
    .strictObject({
      mark: createFileSchema(findMarkProblem).meta(meta.mark),
      wordMark: createFileSchema(findWordMarkProblem).meta(meta.wordMark).optional(),
    })
    .meta(meta.logo);
}

function findProblem(
  file: string,
  findSizeProblem: (size: Size, isPng: boolean) => Problem | undefined,
): Problem | undefined {
  if (!existsSync(file) || !statSync(file).isFile())
    return {
      message: `needs the file ${file}, which is missing`,
      remedy: 'Add the file, or correct the path.',
    };
  const isPng = file.endsWith('.png');
  const size = isPng ? readPngSize(readFileSync(file)) : readSvgSize(readFileSync(file, 'utf8'));
  if (statSync(file).size > MAX_BYTES || (isPng && size && Math.max(size.width, size.height) > MAX_PX))
    return {
      message: `is larger than 1 MB or ${MAX_PX} × ${MAX_PX} pixels`,
      remedy: 'Export the logo again as SVG without photos, or as a smaller PNG.',
    };
  if (size) return findSizeProblem(size, isPng);
  const remedy = 'Export the logo again as SVG or PNG.';
  return { message: isPng ? 'is not a complete PNG file' : 'is not an SVG drawing with a viewBox', remedy };
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
      message: `is ${width} wide and ${height} high, but a mark is square`,
      remedy: 'Add transparent margins, or use this file as the word mark.',
    };
  if (isPng && width < MIN_MARK_PX)
    return {
      message: `has ${width} × ${height} pixels, but needs at least ${MIN_MARK_PX} × ${MIN_MARK_PX}`,
      remedy: 'Export the logo again as SVG, or as a larger PNG.',
    };
}

function findWordMarkProblem({ width, height }: Size, isPng: boolean): Problem | undefined {
  const ratio = width / height;
  if (ratio < MIN_RATIO || ratio > MAX_RATIO)
    return {
      message: `is ${ratio.toFixed(1)} times as wide as high, but a word mark needs ${MIN_RATIO}–${MAX_RATIO} times`,
      remedy: 'Cut off empty margins, or set the word on one line, or on two.',
    };
  if (isPng && height < MIN_WORD_MARK_PX)
    return {
      message: `is ${height} pixels high, but needs at least ${MIN_WORD_MARK_PX}`,
      remedy: 'Export the logo again as SVG, or as a larger PNG.',
    };
}
