import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fontSubsets, fontWeights } from '../lib/fonts';

const SOURCE = 'node_modules/@fontsource/be-vietnam-pro/files';
const TARGET = 'public/fonts';

// Cuts Be Vietnam Pro to the characters of `fontSubsets`; run again when one is added there. Without hinting, which
// today's screens do not use, the files are half as large.
await mkdir(TARGET, { recursive: true });
for (const [name, characters] of Object.entries(fontSubsets)) {
  for (const weight of fontWeights) {
    const font = await readFile(path.join(SOURCE, `be-vietnam-pro-${name}-${weight}-normal.woff2`));
    const options = { targetFormat: 'woff2', noHinting: true, noLayoutClosure: true } as const;
    const subset = await subsetFont(font, characters, options);
    await writeFile(path.join(TARGET, `be-vietnam-pro-${name}-${weight}.woff2`), subset);
    console.info(`${name} ${weight}: ${subset.length} bytes`);
  }
}
