import { toLinearComponents } from './hexColour';

/** Colours that are legible on each of these backgrounds: names in the palette. */
export type ContrastRule = {
  colours: string[];
  backgrounds: string[];
  /** The minimum contrast ratio of WCAG 2: 4.5 for text, 3 for graphics and the borders of fields. */
  minimum: number;
};

/** Returns the contrast ratio of two opaque colours, from 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function getContrast(colour: string, background: string): number {
  const [first, second] = [getLuminance(colour), getLuminance(background)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Returns the relative luminance of a colour, from 0 to 1. The alpha component is ignored. */
function getLuminance(colour: string): number {
  const [red, green, blue] = toLinearComponents(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
