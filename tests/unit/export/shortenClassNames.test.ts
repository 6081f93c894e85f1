/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shortenClassNames } from '@/scripts/export/shortenClassNames';

const files = {
  'styles.css':
    '.rrBHZG_header{top:0}.rrBHZG_header:hover ._6CxiNq_offer{margin:1.5rem}.container{animation:LYRC_G_fade 1s}',
  'index.html':
    '<body class="container"><p class="rrBHZG_header container">file_name_of</p><p class="_6CxiNq_offer LYRC_G_form"></p>',
  'index.txt': '["$","p",null,{"className":"rrBHZG_header container"}]',
  'chunk.js': 'e.exports={header:"rrBHZG_header",offer:"_6CxiNq_offer"}',
};

let out: string;

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'export-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(out, name), text);
});

afterEach(() => rmSync(out, { recursive: true }));

const read = (name: string) => readFileSync(path.join(out, name), 'utf8');

test('a class of a CSS module has the same short name wherever it stands', async () => {
  await shortenClassNames(out);
  const [, header = '', offer = ''] = read('styles.css').match(/^\.([\w-]+)\{.*?hover \.([\w-]+)\{/) ?? [];
  for (const name of [header, offer]) expect(name).toMatch(/^[A-Z][\w-]{2}$/);
  expect(header).not.toBe(offer);
  expect(read('index.html')).toContain(`<p class="${header} container">file_name_of</p><p class="${offer} `);
  expect(read('index.txt')).toBe(`["$","p",null,{"className":"${header} container"}]`);
  expect(read('chunk.js')).toBe(`e.exports={header:"${header}",offer:"${offer}"}`);
});

test('what no stylesheet has as a class stays as it is', async () => {
  await shortenClassNames(out);
  expect(read('styles.css')).toContain('.container{animation:LYRC_G_fade 1s}');
  expect(read('index.html')).toContain('LYRC_G_form');
});

test('the name does not depend on the other classes', async () => {
  await shortenClassNames(out);
  const before = read('chunk.js');
  mkdirSync(path.join(out, 'more'));
  writeFileSync(path.join(out, 'more/styles.css'), '.Vl_ACa_name{top:0}');
  writeFileSync(path.join(out, 'chunk.js'), files['chunk.js']);
  writeFileSync(path.join(out, 'styles.css'), files['styles.css']);
  await shortenClassNames(out);
  expect(read('chunk.js')).toBe(before);
});
