import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import palette from '@/styles/palette.json' with { type: 'json' };
import { createPaletteSchema } from './createPaletteSchema';
import { getFontFileName } from './fontSubsets';
import { logoSchema } from './logoSchema';

const { drawings, legible, pages } = palette;

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
