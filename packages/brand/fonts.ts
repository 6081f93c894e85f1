export type { Typeface } from './createTypefaceSchema';
export { writeFontSubsets } from './writeFontSubsets';
