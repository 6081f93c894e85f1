/** A colour in the light and in the dark colour scheme, as `#rgb`, `#rrggbb` or with an alpha component. */
export type SchemeColours = { light: string; dark: string };

/** Colours by name. Names are those of CSS custom properties without the dashes at the start. */
export type Palette = Record<string, SchemeColours>;

export const schemes = ['light', 'dark'] as const;

/** A colour of the palette by its name; the suffix `-light` or `-dark` selects one scheme for both. */
export function findColours(name: string, palette: Palette): SchemeColours | undefined {
  const colours = Object.hasOwn(palette, name) ? palette[name] : undefined;
  if (colours) return colours;
  for (const scheme of schemes) {
    const base = name.endsWith(`-${scheme}`) && name.slice(0, -scheme.length - 1);
    const colour = base && Object.hasOwn(palette, base) && palette[base]?.[scheme];
    if (colour) return { light: colour, dark: colour };
  }
  return undefined;
}
