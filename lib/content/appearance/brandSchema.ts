import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import palette from '@/styles/palette.json' with { type: 'json' };
import { type ContrastRule, getContrast, hexColour } from './contrast';
import { getFontFileName } from './fontSubsets';
import { logoSchema } from './logoSchema';
import { type Palette, schemes } from './palette';

const { drawings, legible, pages } = palette;

const colour = z.string().regex(hexColour, 'colour').meta({ format: 'color' });

const FONT_FOLDER = 'public/fonts';

const fontFile = z
  .string()
  .regex(/^[\w-]+(?:[/.][\w-]+)*\.(?:ttf|otf|woff2?)$/, 'fontFile')
  .meta({ hint: 'fontFile' });

const typefaceSchema = z
  .strictObject({
    family: z
      .string()
      .regex(/^[A-Za-z][\w -]*$/, 'fontFamily')
      .refine((name) => existsSync(path.join(FONT_FOLDER, getFontFileName(name, 'all', 400))), {
        error: 'missingFont',
        params: {
          values: { folder: FONT_FOLDER },
          remedy: { id: 'correction.missingFont', values: { command: 'npm run fonts' } },
        },
      })
      .meta({ hint: 'fontFamily' }),
    package: z
      .string()
      .regex(/^(?:@[\w.-]+\/)?[\w.-]+$/, 'fontPackage')
      .meta({ hint: 'fontPackage' }),
    regular: fontFile,
    strong: fontFile,
  })
  .meta({ hint: 'typeface' });

/** A typeface in two weights: the name of its family, and the package and files that it comes from. */
export type Typeface = z.output<typeof typefaceSchema>;

/**
 * Schema of `messages/brand.json`: the appearance of the site, from which pages, drawings, icons and files follow. The
 * names of the colours and the backgrounds on which they must be legible are in `styles/palette.json`.
 */
export const brandSchema = z.strictObject({
  logo: logoSchema,
  typeface: typefaceSchema,
  palette: createPaletteSchema(pages, legible).meta({ hint: 'palette' }),
  drawings: createPaletteSchema(drawings, legible).meta({ hint: 'drawingColours' }),
});

/** The names of all colours. */
export const colourNames = [...pages, ...drawings];

/**
 * Creates the schema of a palette with these names, which reports colours that are not legible on their backgrounds.
 * Rules for other names are ignored.
 */
export function createPaletteSchema(names: readonly string[], rules: readonly ContrastRule[]) {
  const colours = z.strictObject({ light: colour, dark: colour });
  const shape = Object.fromEntries(names.map((name) => [name, colours])) as Record<string, typeof colours>;
  return z.strictObject(shape).superRefine((palette, context) => {
    for (const { path, ...params } of findIllegibleColours(palette, rules))
      context.addIssue({ code: 'custom', path, message: 'contrast', params });
  });
}

/** Yields each colour with too little contrast once, with the background on which it is the least legible. */
function* findIllegibleColours(palette: Palette, rules: readonly ContrastRule[]) {
  for (const name of Object.keys(palette)) {
    for (const scheme of schemes) {
      const [worst] = rules
        .filter(({ colours }) => colours.includes(name))
        .flatMap(({ backgrounds, minimum }) => backgrounds.map((background) => ({ background, minimum })))
        .flatMap(({ background, minimum }) => {
          const [front, back] = [palette[name]?.[scheme], palette[background]?.[scheme]];
          // Other issues report missing and invalid colours.
          if (!front || !back || !hexColour.test(front) || !hexColour.test(back)) return [];
          return [{ front, back, background, minimum, contrast: getContrast(front, back) }];
        })
        .filter(({ contrast, minimum }) => contrast < minimum)
        .sort((a, b) => a.contrast - b.contrast);
      if (!worst) continue;
      const { front, back, background, minimum, contrast } = worst;
      yield {
        path: [name, scheme],
        values: { minimum, background, value: back, contrast: formatRatio(contrast) },
        remedy: { id: `correction.${isDarker(front, back) ? 'darkerColour' : 'lighterColour'}` },
      };
    }
  }
}

/** Rounds down, so that a ratio below the minimum never appears equal to it. */
function formatRatio(ratio: number): string {
  return String(Math.floor(ratio * 100) / 100);
}

function isDarker(colour: string, background: string): boolean {
  return getContrast(colour, '#000') < getContrast(background, '#000');
}
