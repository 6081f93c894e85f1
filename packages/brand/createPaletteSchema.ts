import { z } from 'zod';
import { type ContrastRule, getContrast } from './contrast';
import { hexColour } from './hexColour';
import { type Palette, schemes } from './Palette';

const colour = z.string().regex(hexColour, 'is a colour such as #12332c').meta({ format: 'color' });

/**
 * Creates the schema of a palette with these names, which reports colours that are not legible on their backgrounds.
 * Rules for other names are ignored. `meta` is its metadata, for generated forms.
 */
export function createPaletteSchema(
  names: readonly string[],
  rules: readonly ContrastRule[],
  meta: z.GlobalMeta,
) {
  const colours = z.strictObject({ light: colour, dark: colour });
  const shape = Object.fromEntries(names.map((name) => [name, colours])) as Record<string, typeof colours>;
  return z
    .strictObject(shape)
    .superRefine((palette, context) => {
      for (const { path, message, remedy } of findIllegibleColours(palette, rules)) {
        context.addIssue({ code: 'custom', path, message, params: { remedy } });
      }
    })
    .meta(meta);
}

/** Yields each colour with too little contrast once, with the background on which it is the least legible. */
function* findIllegibleColours(palette: Palette, rules: readonly ContrastRule[]) {
  for (const name of Object.keys(palette)) {
    for (const scheme of schemes) {
      const [worst] = rules
        .filter(({ colours }) => colours.includes(name))
        .flatMap(({ backgrounds, minimum }) => backgrounds.map((background) => ({ background, minimum })))
        .flatMap(({ background, minimum }) => {
          const [front, back] = [palette[name]?.[scheme], palette[background]?.[scheme]];
          // Other issues report missing and invalid colours.
          if (!front || !back || !hexColour.test(front) || !hexColour.test(back)) return [];
          return [{ front, back, background, minimum, contrast: getContrast(front, back) }];
        })
        .filter(({ contrast, minimum }) => contrast < minimum)
        .sort((a, b) => a.contrast - b.contrast);
      if (!worst) continue;
      const { front, back, background, minimum, contrast } = worst;
      yield {
        path: [name, scheme],
        message: `needs a contrast of at least ${minimum} on "${background}" (${back}), but has ${formatRatio(contrast)}`,
        remedy: `Choose a ${isDarker(front, back) ? 'darker' : 'lighter'} colour.`,
      };
    }
  }
}

/** Rounds down, so that a ratio below the minimum never appears equal to it. */
function formatRatio(ratio: number): string {
  return String(Math.floor(ratio * 100) / 100);
}

function isDarker(colour: string, background: string): boolean {
  return getContrast(colour, '#000') < getContrast(background, '#000');
}
