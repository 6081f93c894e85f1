import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fontCharacters, fontFiles } from '../lib/content/appearance/fonts';

const PACKAGE = 'node_modules/@expo-google-fonts/be-vietnam-pro';
const sources = {
  400: '400Regular/BeVietnamPro_400Regular.ttf',
  600: '600SemiBold/BeVietnamPro_600SemiBold.ttf',
};

// Cuts Be Vietnam Pro to `fontCharacters`; run again when one is added there. Hinting, which today's screens do not
// use, would double the files.
await mkdir('public/fonts', { recursive: true });
for (const weight of [400, 600] as const) {
  const font = await readFile(path.join(PACKAGE, sources[weight]));
  const options = { targetFormat: 'woff2', noHinting: true, noLayoutClosure: true } as const;
  const subset = await subsetFont(font, fontCharacters, options);
  await writeFile(path.join('public', fontFiles[weight]), subset);
  console.info(`${fontFiles[weight]}: ${subset.length} bytes`);
}
