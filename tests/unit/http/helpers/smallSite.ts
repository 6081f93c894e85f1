import { brotliCompressSync, gzipSync } from 'node:zlib';

const about = '<!doctype html><title>About</title>'.padEnd(2000, 'x');
const missing = '<!doctype html><title>Nothing here</title>'.padEnd(2000, 'x');

/** The text of each page that comes in several encodings. */
export const texts = { about, missing };

/** The files of a small site: pages with and without a language, with the compressed copies that a build makes. */
export const smallSite: Record<string, string | Buffer> = {
  'index.html': 'choose a language',
  'about/index.html': 'choose a language',
  'en/index.html': '<!doctype html><title>Home</title>',
  ...compressed('en/about/index.html', about),
  ...compressed('404.html', missing),
  'images/hero.png': Buffer.alloc(5000, 'picture'),
  'en/templates/sheet.xlsx': 'a workbook',
  'fonts/face.woff2': 'a font',
  '_next/static/chunks/a1b2.js': 'run()',
};

function compressed(name: string, text: string): Record<string, string | Buffer> {
  return { [name]: text, [`${name}.br`]: brotliCompressSync(text), [`${name}.gz`]: gzipSync(text) };
}
