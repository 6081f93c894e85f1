import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadBrand, readDrawing } from '@/lib/content/appearance/brand';
import { toDataUrl } from '@/lib/content/appearance/colourDrawing';
import type { Palette } from '@/lib/content/appearance/palette';
import { getLanguageStyles, locales } from '@/lib/i18n/locales';
import { renderFontFaces } from './renderFontFaces';

/** Writes the style sheets that follow from `messages/brand.json` and the languages. Pages import them. */
export async function writeBrandStyles(): Promise<void> {
  const { palette, typeface } = loadBrand();
  const fonts = renderFontFaces(typeface.family, '/fonts', (name) => readFileSync(`public/fonts/${name}`));
  const crate = toDataUrl(readDrawing('components/home/crate.svg').trim());
  mkdirSync('dist/brand', { recursive: true });
  writeFileSync('dist/brand/brand.css', renderCustomProperties(palette) + renderLanguageStyles() + fonts);
  writeFileSync('dist/brand/crate.css', `:root {\n  --crate: url("${crate}");\n}\n`);
}

/** Returns a style sheet with the colours as custom properties of the root element. */
function renderCustomProperties(palette: Palette): string {
  const declarations = Object.entries(palette).map(
    ([name, { light, dark }]) => `  --${name}: ${light === dark ? light : `light-dark(${light}, ${dark})`};`,
  );
  return [':root {', ...declarations, '}', ''].join('\n');
}

/**
 * Returns a style sheet with the styles of each language, for elements with a `lang` attribute. They are inherited; a
 * bare `:lang()` would match every descendant.
 */
function renderLanguageStyles(): string {
  return locales
    .map((locale) => {
      const declarations = Object.entries(getLanguageStyles(locale)).map(
        ([name, value]) => `  ${name}: ${value};\n`,
      );
      return `[lang]:lang(${locale}) {\n${declarations.join('')}}\n`;
    })
    .join('');
}
