import { brotliCompressSync, gzipSync } from 'node:zlib';

const about = '<!doctype html><title>About</title>'.padEnd(2000, 'x');
const missing = '<!doctype html><title>Nothing here</title>'.padEnd(2000, 'x');

/** Content of the pages that have compressed copies. */
export const texts = { about, missing };

/** Files of a small site: pages with and without a locale, and compressed copies as in a build. */
export const smallSite: Record<string, string | Buffer> = {
  'index.html': 'choose a language',
  'about/index.html': 'choose a language',
  'en/index.html': '<!doctype html><title>Home</title>',
  ...createCompressedFiles('en/about/index.html', about),
  ...createCompressedFiles('404.html', missing),
  'images/hero.png': Buffer.alloc(5000, 'picture'),
  'en/about/index.md': '# About',
  'en/templates/sheet.xlsx': 'a workbook',
  '_site-content.json': '{}',
  'fonts/face.woff2': 'a font',
  '_next/static/chunks/a1b2.js': 'run()',
};

function createCompressedFiles(name: string, text: string): Record<string, string | Buffer> {
  return { [name]: text, [`${name}.br`]: brotliCompressSync(text), [`${name}.gz`]: gzipSync(text) };
}
