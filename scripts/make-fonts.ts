import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fontSubsets, getFontFile } from '../lib/content/appearance/fonts';

const FONT_PACKAGE = 'node_modules/@expo-google-fonts/be-vietnam-pro';
const sources = {
  400: '400Regular/BeVietnamPro_400Regular.ttf',
  600: '600SemiBold/BeVietnamPro_600SemiBold.ttf',
};

// Creates the subsets of Be Vietnam Pro in `fontSubsets`; run again after adding a character. Hinting is removed:
// current screens do not use it, and it would double the file size. `noLayoutClosure` omits glyphs without
// a character, such as ligatures.
await mkdir('public/fonts', { recursive: true });
for (const weight of [400, 600] as const) {
  const font = await readFile(path.join(FONT_PACKAGE, sources[weight]));
  for (const subsetName of ['all', 'latin', 'vietnamese'] as const) {
    const options = { targetFormat: 'woff2', noHinting: true, noLayoutClosure: true } as const;
    const subset = await subsetFont(font, fontSubsets[subsetName], options);
    await writeFile(path.join('public', getFontFile(subsetName, weight)), subset);
    console.info(`${getFontFile(subsetName, weight)}: ${subset.length} bytes`);
  }
}
