import type { Palette } from './Palette';

/** Returns a style sheet with the colours as custom properties of the root element. */
export function renderCustomProperties(palette: Palette): string {
  const declarations = Object.entries(palette).map(
    ([name, { light, dark }]) => `  --${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`,
  );
  return [':root {', ...declarations, '}', ''].join('\n');
}
