import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandSchema } from '@/lib/content/appearance/brandSchema';
import { characterSets, getFontFileName } from '@/lib/content/appearance/fontSubsets';
import { measureFallback, renderFontFaces } from '@/scripts/build/renderFontFaces';
import { writeFontSubsets } from '@/scripts/build/writeFontSubsets';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';

const folder = createTemporaryFolder();
const source = path.dirname(require.resolve('@expo-google-fonts/be-vietnam-pro/package.json'));
const typeface = {
  family: 'Reed Sans',
  package: 'reed-sans',
  regular: '400Regular/BeVietnamPro_400Regular.ttf',
  strong: '600SemiBold/BeVietnamPro_600SemiBold.ttf',
};
const target = 'public/fonts';
const read = (name: string) => readFileSync(path.join(target, name));

// Fonts are compressed, which is slow on a busy machine.
beforeAll(() => {
  process.chdir(folder);
  return writeFontSubsets(typeface, source, target);
}, 60_000);

test('writes three subsets in two weights, and the licence', () => {
  expect(read(getFontFileName('Reed Sans', 'all', 600)).length).toBeGreaterThan(
    read(getFontFileName('Reed Sans', 'latin', 600)).length,
  );
  expect(read('OFL.txt').toString()).toContain('Open Font License');
});

test('font faces name the family and its files', () => {
  const css = renderFontFaces('Reed Sans', '/fonts', read);
  expect(css).toContain('--font-latin: "Reed Sans", "Reed Sans Fallback", var(--system-latin);');
  expect(css).toContain('src: url("/fonts/reed-sans-all-400.woff2") format("woff2");');
  expect(css.match(/@font-face/g)).toHaveLength(10);
});

test('the fallback is Arial in the width and height of the typeface', () => {
  expect(measureFallback(read('reed-sans-all-400.woff2'), 400)).toEqual({
    sizeAdjust: 110.4,
    ascent: 90.6,
    descent: 24,
  });
});

test('the subsets of a page contain each letter once', () => {
  const { all, latin, vietnamese } = characterSets;
  expect([...latin, ...vietnamese].sort()).toEqual([...all].sort());
});

test('a typeface without Vietnamese letters is refused', async () => {
  const latinOnly = { ...typeface, regular: 'latin.woff2', strong: 'latin.woff2' };
  const incomplete = createTemporaryFolder();
  writeFileSync(path.join(incomplete, 'LICENSE'), 'free');
  writeFileSync(path.join(incomplete, 'latin.woff2'), read('reed-sans-latin-400.woff2'));
  await expect(writeFontSubsets(latinOnly, incomplete, path.join(folder, 'none'))).rejects.toThrow(
    /^Reed Sans has no glyphs for À .*Choose a typeface with Vietnamese letters\.$/,
  );
});

test('a package that is not installed is an error with a remedy', async () => {
  await expect(writeFontSubsets(typeface, path.join(folder, 'none'), target)).rejects.toThrow(
    'Install the package of the typeface',
  );
});

test.each([
  ['family', 'Lamp Sans', 'missingFont'],
  ['package', 'Reed Sans!', 'fontPackage'],
  ['strong', '../font.ttf', 'fontFile'],
])('%s "%s" is an error', (field, value, message) => {
  const { error } = brandSchema.shape.typeface.safeParse({ ...typeface, [field]: value });
  expect(error?.issues).toEqual([expect.objectContaining({ path: [field], message })]);
});
