import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { getSvgSize } from '@/lib/content/pictures/svg';

const svgFile = z
  .string()
  .regex(/^\/images\/(?!.*\.\.)[\w./-]+\.svg$/, { error: 'logoPath', abort: true })
  .refine((src) => statSync(path.join('public', src), { throwIfNoEntry: false })?.isFile(), {
    error: 'missingLogo',
    abort: true,
    params: { remedy: { id: 'correction.missingLogo' } },
  });

/**
 * Schema of the logo: a square mark, and a word mark if pages show one instead of the name. Both are SVG files in
 * `public/images/`. The rule `drawing` reports invalid SVG.
 */
export const logoSchema = z
  .strictObject({
    mark: svgFile
      .refine(hasRatio(0.99, 1.01), {
        error: 'markNotSquare',
        params: { remedy: { id: 'correction.markNotSquare' } },
      })
      .meta({ hint: 'mark' }),
    // With other ratios, it would not be legible in the header of a phone.
    wordMark: svgFile
      .refine(hasRatio(1, 7), {
        error: 'wordMarkRatio',
        params: { remedy: { id: 'correction.wordMarkRatio' } },
      })
      .meta({ hint: 'wordMark' })
      .optional(),
  })
  .meta({ hint: 'logo' });

/** Returns a function that checks the ratio of width and height of a drawing. It accepts a drawing without a size. */
function hasRatio(min: number, max: number): (src: string) => boolean {
  return (src) => {
    try {
      const { width, height } = getSvgSize(readFileSync(path.join('public', src), 'utf8'));
      return width >= min * height && width <= max * height;
    } catch {
      return true;
    }
  };
}
