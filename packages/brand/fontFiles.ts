import type { FontSubset } from './characterSets';

export const fontWeights = [400, 600] as const;

export type FontWeight = (typeof fontWeights)[number];

/** Returns the file name of a font subset: `be-vietnam-pro-latin-400.woff2`. */
export function getFontFileName(family: string, subset: FontSubset, weight: FontWeight): string {
  const slug = family.toLowerCase().replace(/[^a-z\d]+/g, '-');
  return `${slug}-${subset}-${weight}.woff2`;
}
