import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ExportedDocument } from '../build/ExportedDocument';
import { mergeStyles } from '../build/mergeStyles';
import { UsedStyles } from '../build/UsedStyles';

const css = {
  'base.css': 'a{color:red;background:url(/a.svg)}@media print{a{color:black}}',
  'page.css': '.title{font-size:2rem}.toast{color:blue}li:not(.toast){margin:0}',
  'more.css': '.big{color:green}',
  'other.css': '.other{top:0}',
};

const pages = {
  'index.html': [['base.css', 'page.css'], '<h1 class="title big">A</h1>'],
  'vi.html': [['base.css', 'more.css', 'page.css'], '<h1 class="title">A</h1>'],
  '404.html': [['other.css'], '<p class="other">B</p>'],
} as const;

let out: string;

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'export-'));
  mkdirSync(path.join(out, '_next'));
  for (const [name, text] of Object.entries(css)) writeFileSync(path.join(out, '_next', name), text);
});

afterEach(() => rmSync(out, { recursive: true }));

async function merge(names: (keyof typeof pages)[], basePath = '', transformCss?: (text: string) => string) {
  const usedStyles = new UsedStyles();
  for (const [links, body] of names.map((name) => pages[name])) {
    const head = links.map((link) => `<link data-a href="${basePath}/_next/${link}" rel="stylesheet"/>`);
    usedStyles.add(new ExportedDocument(`<html><head>${head.join('')}</head><body>${body}</body></html>`));
  }
  return mergeStyles(out, usedStyles, { basePath, transformCss });
}

const read = (href: string) => readFileSync(path.join(out, href), 'utf8');

test('merges all stylesheets in order, including print rules', async () => {
  const { pages: href } = await merge(['index.html', 'vi.html', '404.html']);
  expect(href).toMatch(/^\/_next\/static\/css\/[0-9a-f]{8}\.css$/);
  expect(read(href)).toMatch(/color:red.*@media print.*color:green.*font-size:2rem/s);
  expect(read(href)).toContain('.other{top:0}');
});

test('moves rules whose classes no page uses to the stylesheet of islands', async () => {
  const { pages: href, islands } = await merge(['index.html', 'vi.html']);
  expect(read(href)).not.toContain('.toast{');
  expect(read(islands)).toBe('.toast{color:blue}');
  // `:not(.toast)` matches elements of the page.
  expect(read(href)).toContain('li:not(.toast){margin:0}');
});

test('writes no stylesheet for islands if pages use all classes', async () => {
  expect(await merge(['404.html'])).toMatchObject({ islands: '' });
});

test('adds the base path and applies the transformation', async () => {
  const { pages: href } = await merge(['index.html'], '/site', (text) => text.replace('red', 'blue'));
  expect(href).toMatch(/^\/site\/_next\/static\/css\//);
  expect(read(href.replace('/site', ''))).toContain('a{color:blue;background:url(/site/a.svg)}');
});
