/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mergeStyles } from '@/scripts/build/mergeStyles';

const css = {
  'base.css': 'a{color:red}@media print{a{color:black}}',
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
  for (const [name, [links, body]] of Object.entries(pages))
    writeFileSync(path.join(out, name), createPage(links, body));
});

afterEach(() => rmSync(out, { recursive: true }));

function createPage(links: readonly string[], body: string): string {
  const head = links.map((link) => `<link rel="stylesheet" href="/_next/${link}" data-precedence="next"/>`);
  return `<html><head>${head.join('')}</head><body>${body}</body></html>`;
}

const merge = (...names: (keyof typeof pages)[]) => mergeStyles(out, names);
const read = (address: string) => readFileSync(path.join(out, address), 'utf8');

test('merges all stylesheets in order, including print rules', async () => {
  const { pages: address } = await merge('index.html', 'vi.html', '404.html');
  expect(address).toMatch(/^\/_next\/static\/css\/[0-9a-f]{8}\.css$/);
  expect(read(address)).toMatch(/color:red.*@media print.*color:green.*font-size:2rem/s);
  expect(read(address)).toContain('.other{top:0}');
});

test('moves rules with unused classes to the islands’ stylesheet', async () => {
  const { pages: address, islands } = await merge('index.html', 'vi.html');
  expect(read(address)).not.toContain('.toast{');
  expect(read(islands)).toBe('.toast{color:blue}');
  // `:not(.toast)` matches elements of the page.
  expect(read(address)).toContain('li:not(.toast){margin:0}');
});

test('writes no islands’ stylesheet if all classes are used', async () => {
  expect(await merge('404.html')).toMatchObject({ islands: '' });
});

test('removes the merged stylesheets', async () => {
  await merge('index.html', 'vi.html', '404.html');
  expect(readdirSync(path.join(out, '_next'))).toEqual(['static']);
});
