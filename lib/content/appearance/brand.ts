import { readFileSync } from 'node:fs';
import { memoize } from '@/lib/content/memoize';
import { readSharedFile } from '../messages/parseContent';
import { brandSchema } from './brandSchema';
import { colourDrawing } from './colourDrawing';
import { readLogos } from './logos';
import { findColours, type SchemeColours } from './palette';

/** Loads `messages/brand.json`. Throws if it does not match its schema. */
export const loadBrand = memoize(() => readSharedFile(brandSchema, 'brand.json'));

/** Returns all colours by name: those of pages and those of drawings. */
export const getPalette = memoize(() => ({ ...loadBrand().palette, ...loadBrand().drawings }));

/** Loads the mark and the word mark, in the colours of the palette. */
export const loadLogos = memoize(() => readLogos(loadBrand().logo, getPalette()));

/** Returns a colour by its name, in both schemes. */
export function getColours(name: string): SchemeColours {
  const colours = findColours(name, getPalette());
  if (!colours) throw new Error(`messages/brand.json has no colour "${name}".`);
  return colours;
}

/** Reads a drawing, in the colours of the palette. Cached, because many share cards contain the same drawings. */
export const readDrawing = memoize((file: string): string =>
  colourDrawing(readFileSync(file, 'utf8'), getPalette()),
);
