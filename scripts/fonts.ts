import { readFileSync } from 'node:fs';
import type { Typeface } from '@/lib/content/appearance/brandSchema';
import { writeFontSubsets } from './build/writeFontSubsets';

// Writes the files of the typeface in messages/brand.json: see “Change the typeface” in messages/README.en.md.
const file = 'messages/brand.json';
try {
  const { typeface }: { typeface: Typeface } = JSON.parse(readFileSync(file, 'utf8'));
  console.table(await writeFontSubsets(typeface, `node_modules/${typeface.package}`, 'public/fonts'));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
