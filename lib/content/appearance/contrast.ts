/** Matches a colour in hexadecimal notation. */
export const hexColour = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

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

/** Returns the red, green and blue components of a colour in linear light, from 0 to 1. */
function toLinearComponents(colour: string): [red: number, green: number, blue: number] {
  const full = expandColour(colour);
  const getComponent = (start: number) => {
    const value = Number.parseInt(full.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [getComponent(1), getComponent(3), getComponent(5)];
}

/** Returns a colour with two digits for each component: `#fff` → `#ffffff`. */
function expandColour(colour: string): string {
  if (!hexColour.test(colour)) throw new Error(`${colour} is not a colour such as #12332c.`);
  return colour.length < 6 ? `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}` : colour;
}
