/** Matches a colour in hexadecimal notation. */
export const hexColour = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Returns a colour with two digits for each component: `#fff` → `#ffffff`. */
export function expandColour(colour: string): string {
  if (!hexColour.test(colour)) throw new Error(`${colour} is not a colour such as #12332c.`);
  return colour.length < 6 ? `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}` : colour;
}

/** Returns the red, green and blue components of a colour in linear light, from 0 to 1. */
export function toLinearComponents(colour: string): [red: number, green: number, blue: number] {
  const full = expandColour(colour);
  const getComponent = (start: number) => {
    const value = Number.parseInt(full.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [getComponent(1), getComponent(3), getComponent(5)];
}
