import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { renderCustomProperties, toDataUrl } from 'brand';
import { renderFontFaces } from 'brand/font-faces';
import { loadBrand, readDrawing } from '../../lib/content/appearance/brand';
import { loadEntries } from '../../lib/content/entries/loadEntries';
import { renderOfficePositions } from '../../lib/content/entries/officeMap';
import { defaultLocale } from '../../lib/shared/i18n/locales';

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

/** Renders the positions of the offices; none if an office is invalid, which the check of the messages reports. */
function renderPositions(): string {
  try {
    return renderOfficePositions(loadEntries('offices.json', defaultLocale));
  } catch {
    return '';
  }
}
