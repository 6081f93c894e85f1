/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mergeStyles } from '@/scripts/export/mergeStyles';

const css = {
  'base.css': 'a{color:red}@media print{a{color:black}}',
  'page.css': '.title{font-size:2rem}.toast{color:blue}li:not(.toast){margin:0}',
  'other.css': '.other{top:0}',
};

const links = (...names: string[]) =>
  names.map((name) => `<link rel="stylesheet" href="/_next/${name}" data-precedence="next"/>`).join('');

const page = (head: string, body = '<h1 class="title big">A</h1>') =>
  `<html><head>${head}</head><body>${body}</body></html>`;

let out: string;

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'export-'));
  mkdirSync(path.join(out, '_next'));
  mkdirSync(path.join(out, 'en/__next.en'), { recursive: true });
  for (const [name, text] of Object.entries(css)) writeFileSync(path.join(out, '_next', name), text);
  write('en/index.html', page(links('base.css', 'page.css')));
  write('en/__next.en/page.txt', '["/_next/base.css","/_next/page.css"]');
  write('404.html', page(links('other.css'), '<p class="other">B</p>'));
});

afterEach(() => rmSync(out, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(out, name), text);
const read = (name: string) => readFileSync(path.join(out, name), 'utf8');
const hrefs = (name: string) => [...read(name).matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);

test('a page has one stylesheet, with the rules of all, those for paper among them', async () => {
  await mergeStyles(out);
  const [merged = '', ...others] = hrefs('en/index.html');
  expect(others).toEqual([]);
  expect(read(merged)).toContain('a{color:red}@media print{a{color:black}}');
  expect(read(merged)).toContain('.title{font-size:2rem}');
});

test('rules of classes that no page has wait in a file that the page’s data names', async () => {
  await mergeStyles(out);
  const [critical = ''] = hrefs('en/index.html');
  const [first = '', later = ''] = JSON.parse(read('en/__next.en/page.txt')) as string[];
  expect(first).toBe(critical);
  expect(read(critical)).not.toContain('.toast{');
  expect(read(later)).toBe('.toast{color:blue}');
  // What a class is missing from may well be on the page.
  expect(read(critical)).toContain('li:not(.toast){margin:0}');
});

test('pages with the same first stylesheet share one, with the rules of both in their order', async () => {
  mkdirSync(path.join(out, 'vi'));
  write('vi/index.html', page(links('base.css', 'more.css', 'page.css')));
  write('_next/more.css', '.big{color:green}');
  await mergeStyles(out);
  const [critical = ''] = hrefs('en/index.html');
  expect(hrefs('vi/index.html')[0]).toBe(critical);
  expect(read(critical)).toMatch(/color:red.*color:green.*font-size:2rem/s);
});

test('a page with one stylesheet stays as it is, and what is merged is gone', async () => {
  const before = read('404.html');
  await mergeStyles(out);
  expect(read('404.html')).toBe(before);
  expect(readdirSync(path.join(out, '_next')).sort()).toEqual(['other.css', 'static']);
});

test('a script that loads a merged stylesheet stops the build and is named', async () => {
  write('_next/lazy.js', 'load("static/page.css")');
  await expect(mergeStyles(out)).rejects.toThrow(/lazy\.js loads the stylesheet .*page\.css/);
});
