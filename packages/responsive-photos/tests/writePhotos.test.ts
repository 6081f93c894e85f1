import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writePhotos } from '..';

const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
const out = path.join(folder, 'out');
const options = { publicFolder: 'public', path: '/images/', cacheFolder: path.join(folder, 'cache') };

function write(file: string, content: string) {
  mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
  writeFileSync(path.join(out, file), content);
}

beforeAll(async () => {
  write('en/index.html', '<img src="/site/images/map.svg#pin"><img src="/images/team/ana.svg">');
  write('style.css', 'a { background: url(/images/line.svg) }');
  for (const name of ['map.svg', 'line.svg', 'team/ana.svg', 'team/ben.svg', 'ana.jpg']) {
    write(`images/${name}`, '');
  }
  write('icon.svg', '');
  await writePhotos(out, options);
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['keeps a drawing of a page', 'images/map.svg', true],
  ['keeps a drawing in a folder', 'images/team/ana.svg', true],
  ['keeps a drawing of a stylesheet', 'images/line.svg', true],
  ['keeps a drawing in another folder', 'icon.svg', true],
  ['removes a drawing to which no file refers', 'images/team/ben.svg', false],
  ['removes an original photograph', 'images/ana.jpg', false],
])('%s', (_, file, isPublished) => {
  expect(existsSync(path.join(out, file))).toBe(isPublished);
});
