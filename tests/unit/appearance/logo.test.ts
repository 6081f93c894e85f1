import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { logoSchema } from '@/lib/content/appearance/logoSchema';
import { readLogos } from '@/lib/content/appearance/logos';
import type { Palette } from '@/lib/content/appearance/palette';
import { respondWithIcon } from '@/lib/routes/icons';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';

const folder = createTemporaryFolder();
beforeAll(() => process.chdir(folder));

const palette: Palette = {
  ink: { light: '#112233', dark: '#ddeeff' },
  tint: { light: '#008800', dark: '#00ff00' },
  'icon-ink': { light: '#556677', dark: '#fedcba' },
};

/** Writes a file and returns its path in the schema. */
function write(name: string, content: string): string {
  mkdirSync(path.join(folder, 'public/images'), { recursive: true });
  writeFileSync(path.join(folder, 'public/images', name), content);
  return `/images/${name}`;
}

const drawSvg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><circle cx="50%" cy="50%" r="${height / 4}" fill="var(--ink)"/></svg>`;

/** A property of the logo, a file for it, and the expected problem; an empty text if the file is valid. */
const files: [property: string, name: string, content: string, problem: string][] = [
  ['mark', 'mark.svg', drawSvg(64, 64), ''],
  ['mark', 'wide.svg', drawSvg(100, 40), 'markNotSquare'],
  ['mark', '../outside.svg', drawSvg(64, 64), 'logoPath'],
  ['mark', 'mark.png', 'PNG', 'logoPath'],
  ['wordMark', 'word.svg', drawSvg(300, 60), ''],
  ['wordMark', 'tall.svg', drawSvg(30, 60), 'wordMarkRatio'],
  ['wordMark', 'long.svg', drawSvg(900, 60), 'wordMarkRatio'],
];

test.each(files)('validates %s %s', (property, name, content, problem) => {
  const src = write(name, content);
  const { error } = logoSchema.safeParse({ mark: write('logo.svg', drawSvg(64, 64)), [property]: src });
  const problems = error?.issues.map(({ path, message }) => [...path, message].join(' '));
  expect(problems ?? []).toEqual(problem ? [`${property} ${problem}`] : []);
});

test('a folder with the name of a file is a problem', () => {
  mkdirSync(path.join(folder, 'public/images', 'folder.svg'), { recursive: true });
  const { error } = logoSchema.safeParse({ mark: '/images/folder.svg' });
  expect(error?.issues[0]?.message).toBe('missingLogo');
});

test('a missing file is a problem', () => {
  const { error } = logoSchema.safeParse({ mark: '/images/none.svg' });
  expect(error?.issues[0]?.message).toBe('missingLogo');
});

const colouredSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>.a{fill:var(--ink)}.b{fill:var(--tint)}</style><path class="a" d="M2 2h5v5H2z"/></svg>';

/** Reads a mark, with a colour as the background of icons. */
function readMark(src: string, background = '#ffffff') {
  return readLogos({ mark: src }, { ...palette, 'icon-background': { light: background, dark: background } });
}

test.each([
  ['#001122', '.a{fill:#fedcba}.b{fill:#00ff00}'],
  ['#ffffff', '.a{fill:#556677}.b{fill:#008800}'],
])('on %s, the mark of icons has the colours %s', (background, rules) => {
  const { mark, tabMark, iconMark } = readMark(write('mark.svg', colouredSvg), background);
  expect(mark.svg).toContain('<style>.a{fill:#112233}.b{fill:#008800}@media');
  expect(tabMark.svg).toContain('<style>.a{fill:#556677}.b{fill:#008800}@media');
  expect(iconMark.svg).toContain(`<style>${rules}</style>`);
});

test('a short drawing is a data URL, a long one a file', () => {
  const drawing = write('long.svg', colouredSvg.replace('M2', `${'M2 2'.repeat(999)}M2`));
  expect(readMark(write('mark.svg', colouredSvg)).mark.src).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  expect(readMark(drawing).mark.src).toBe(drawing);
});

test('a short drawing has a data URL for each colour scheme', () => {
  const { mark, tabMark } = readMark(write('mark.svg', colouredSvg));
  expect(mark.src).toContain('%3Cstyle%3E.a{fill:%23112233}.b{fill:%23008800}%3C/style%3E');
  expect(mark.darkSrc).toContain('%3Cstyle%3E.a{fill:%23ddeeff}.b{fill:%2300ff00}%3C/style%3E');
  expect(tabMark.darkSrc).toBeUndefined();
});

test('a drawing with the same colours in both schemes has one data URL', () => {
  const drawing = write('plain.svg', colouredSvg.replaceAll('var', 'plain'));
  expect(readMark(drawing).mark.darkSrc).toBeUndefined();
});

/** Draws an icon and returns the colours of its first and its middle pixel, such as `ff0000`. */
async function getPixels(
  path: Parameters<typeof respondWithIcon>[0],
  logos: ReturnType<typeof readMark>,
): Promise<string[]> {
  const { data, info } = await sharp(await (await respondWithIcon(path, logos)).bytes())
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2);
  return [0, 3 * middle].map((start) => data.subarray(start, start + 3).toString('hex'));
}

test('an icon has the mark in the middle of the background', async () => {
  const logos = readMark(write('mark.svg', colouredSvg));
  expect(await getPixels('/icons/icon-512.png', logos)).toEqual(['ffffff', '556677']);
});

test('the favicon is a PNG of 48 pixels', async () => {
  const response = await respondWithIcon('/favicon.ico', readMark(write('mark.svg', colouredSvg)));
  expect(response.headers.get('content-type')).toBe('image/png');
  const { format, width, height } = await sharp(await response.bytes()).metadata();
  expect([format, width, height]).toEqual(['png', 48, 48]);
});

test('a mark without transparent pixels fills the icon', async () => {
  const logos = readMark(
    write('opaque.svg', drawSvg(9, 9).replace(/<circle.*\/>/, '<path fill="#00f" d="M0 0h9v9H0z"/>')),
  );
  expect(await getPixels('/apple-touch-icon.png', logos)).toEqual(['0000ff', '0000ff']);
});
