import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { renderOfficePositions } from '@/lib/collections/officeMap';
import { offices } from '@/lib/collections/offices';
import { loadBrand, readDrawing } from '@/lib/content/appearance/brand';
import { toDataUrl } from '@/lib/content/appearance/colourDrawing';
import type { Palette } from '@/lib/content/appearance/palette';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { defaultLocale } from '@/lib/i18n/locales';
import { renderFontFaces } from './renderFontFaces';

/** Writes the style sheets that follow from `messages/brand.json` and from the offices. Pages import them. */
export async function writeBrandStyles(): Promise<void> {
  const { palette, typeface } = loadBrand();
  const fonts = renderFontFaces(typeface.family, '/fonts', (name) => readFileSync(`public/fonts/${name}`));
  const crate = toDataUrl(readDrawing('components/home/crate.svg').trim());
  mkdirSync('dist/brand', { recursive: true });
  writeFileSync('dist/brand/brand.css', renderCustomProperties(palette) + fonts);
  writeFileSync('dist/brand/crate.css', `:root {\n  --crate: url("${crate}");\n}\n`);
  writeFileSync('dist/brand/map.css', `@media screen and (min-width: 64rem) {\n${renderPositions()}}\n`);
}

/** Returns a style sheet with the colours as custom properties of the root element. */
function renderCustomProperties(palette: Palette): string {
  const declarations = Object.entries(palette).map(
    ([name, { light, dark }]) => `  --${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`,
  );
  return [':root {', ...declarations, '}', ''].join('\n');
}

/** Renders the positions of the offices; none if an office is invalid, which the check of the messages reports. */
function renderPositions(): string {
  try {
    return renderOfficePositions(loadEntries(offices, defaultLocale));
  } catch {
    return '';
  }
}
