import { mkdirSync, writeFileSync } from 'node:fs';
import { renderCustomProperties, toDataUrl } from 'brand';
import { loadBrand, readDrawing } from '../../lib/content/appearance/brand';

/** Writes the style sheets that follow from `messages/brand.json`. Pages import them. */
export function writeBrandStyles(): void {
  const crate = toDataUrl(readDrawing('components/home/crate.svg').trim());
  mkdirSync('dist/brand', { recursive: true });
  writeFileSync('dist/brand/palette.css', renderCustomProperties(loadBrand().palette));
  writeFileSync('dist/brand/crate.css', `:root {\n  --crate: url("${crate}");\n}\n`);
}
