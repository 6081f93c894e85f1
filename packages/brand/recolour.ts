import { expandColour, toLinearComponents } from './hexColour';
import type { Palette } from './Palette';

/** Hues up to this many degrees from the replaced hue are rotated; others, such as the hue of an accent, stay. */
const MAX_DISTANCE_DEGREES = 75;

/** Colours with less chroma are black, white or grey. */
const MIN_CHROMA = 0.001;

/** Colours with less chroma are greys with a tint. */
const NEUTRAL_CHROMA = 0.03;

type Lch = { lightness: number; chroma: number; hue: number };

/**
 * Replaces the colour `from` and colours of similar hues by those of `to`. With `hasTintedGreys`, greys with a tint take
 * the new hue, whatever theirs is. The lightness stays, and so do nearly all contrasts. Throws if `from` has no hue.
 */
export function recolour(palette: Palette, from: string, to: string, hasTintedGreys: boolean): Palette {
  const [source, target] = [toLch(from), toLch(to)];
  if (source.chroma < MIN_CHROMA)
    throw new Error(
      `${from} is black, white or grey, so no other colour has its hue. Choose a colour with a hue.`,
    );
  const replace = (colour: string) => {
    const { lightness, chroma, hue } = toLch(colour);
    const distance = Math.abs(((hue - source.hue + 540) % 360) - 180);
    if (chroma < MIN_CHROMA) return colour;
    if (chroma < NEUTRAL_CHROMA)
      return hasTintedGreys ? toHex({ lightness, chroma, hue: target.hue }) + getAlpha(colour) : colour;
    if (distance > MAX_DISTANCE_DEGREES) return colour;
    const rotated = hue + target.hue - source.hue;
    const scaled = (chroma * target.chroma) / source.chroma;
    return toHex({ lightness, chroma: scaled, hue: rotated }) + getAlpha(colour);
  };
  return Object.fromEntries(
    Object.entries(palette).map(([name, { light, dark }]) => [
      name,
      { light: replace(light), dark: replace(dark) },
    ]),
  );
}

/** Formats a JSON file with palettes: one line per colour. */
export function formatPalettes(value: unknown): string {
  return `${JSON.stringify(value, null, 2).replace(/\{\s+("light": .*)\s+(.*)\s+\}/g, '{ $1 $2 }')}\n`;
}

/** Returns the two digits of the alpha component; an empty text if the colour is opaque. */
function getAlpha(colour: string): string {
  return expandColour(colour).slice(7);
}

/** Converts to OKLCH, in which colours of the same lightness look equally light (https://bottosson.github.io/posts/oklab/). */
function toLch(colour: string): Lch {
  const [red, green, blue] = toLinearComponents(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** Converts from OKLCH. Reduces the chroma of a colour that screens cannot show. */
function toHex({ lightness, chroma, hue }: Lch): string {
  for (let reduced = chroma; ; reduced -= 0.002) {
    const [a, b] = [reduced * Math.cos((hue * Math.PI) / 180), reduced * Math.sin((hue * Math.PI) / 180)];
    const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
    const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
    const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
    const components = [
      4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
      -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
      -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
    ].map((value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
    if (reduced > 0.002 && components.some((value) => value < -0.001 || value > 1.001)) continue;
    const digits = components.map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    );
    return `#${digits.join('')}`;
  }
}
