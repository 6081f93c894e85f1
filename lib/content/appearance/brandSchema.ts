import { createPaletteSchema } from 'brand';
import { z } from 'zod';
import { drawings, legible, pages } from '@/styles/palette.json';

/**
 * Schema of `messages/brand.json`: the appearance of the site, from which pages, drawings, icons and files follow. The
 * names of the colours and the backgrounds on which they must be legible are in `styles/palette.json`.
 */
export const brandSchema = z.strictObject({
  palette: createPaletteSchema(pages, legible, { hint: 'palette' }),
  drawings: createPaletteSchema(drawings, legible, { hint: 'drawingColours' }),
});

/** The names of all colours. */
export const colourNames = [...pages, ...drawings];
