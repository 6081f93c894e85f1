import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runBrandCommand } from 'brand/fonts';

const folder = mkdtempSync(path.join(tmpdir(), 'brand-'));
const file = path.join(folder, 'brand.json');
const content = '{ "palette": { "tint": { "light": "#2f6b5c", "dark": "#8fbfae" } } }';
afterAll(() => rmSync(folder, { recursive: true }));

test.each<[args: string[], before: string, expected: RegExp, exitCode?: number]>([
  [['--size'], content, /Unknown option '--size'.*\nUse --fonts/s, 2],
  [['--recolour', '#2f6b5c'], content, /^Use --fonts/, 2],
  [['--recolour', 'green', '#1d4e89'], content, /^green is not a colour/],
  [['--recolour', '#2f6b5c', 'blue'], content, /^blue is not a colour/],
  [['--recolour', '#000000', '#1d4e89'], content, /^#000000 is black, white or grey/],
  [['--recolour', '#808080', '#1d4e89'], content, /^#808080 is black, white or grey/],
  [['--recolour', '#2f6b5c', '#1d4e89'], '{ "palette": ', /brand\.json cannot be read/],
  [['--check', '--since', 'missing'], content, /git show missing:/],
])('reports an error for %j without changing the file', async (args, before, expected, exitCode = 1) => {
  writeFileSync(file, before);
  const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const options = { palettes: ['palette'], mainColour: 'tint', fontsFolder: folder, sources: {} };
  expect(await runBrandCommand(args, { file, ...options, exclude: [], extraFolders: [] })).toBe(exitCode);
  expect(print).toHaveBeenCalledWith(expect.stringMatching(expected));
  expect(readFileSync(file, 'utf8')).toBe(before);
});
