import { createLogoSchema, createPaletteSchema, createTypefaceSchema } from 'brand';
import { z } from 'zod';
import palette from '@/styles/palette.json' with { type: 'json' };

const { drawings, legible, pages } = palette;

/**
 * Schema of `messages/brand.json`: the appearance of the site, from which pages, drawings, icons and files follow. The
 * names of the colours and the backgrounds on which they must be legible are in `styles/palette.json`.
 */
export const brandSchema = z.strictObject({
  logo: createLogoSchema('public', '/images', {
    logo: { hint: 'logo' },
    mark: { hint: 'mark' },
    wordMark: { hint: 'wordMark' },
  }),
  typeface: createTypefaceSchema('public/fonts', 'npm run fonts', {
    typeface: { hint: 'typeface' },
    family: { hint: 'fontFamily' },
    package: { hint: 'fontPackage' },
    file: { hint: 'fontFile' },
  }),
  palette: createPaletteSchema(pages, legible, { hint: 'palette' }),
  drawings: createPaletteSchema(drawings, legible, { hint: 'drawingColours' }),
});

/** The names of all colours. */
export const colourNames = [...pages, ...drawings];
