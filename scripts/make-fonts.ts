import path from 'node:path';
import type { Typeface } from 'brand';
import { writeFontSubsets } from 'brand/fonts';
import { readJsonFile } from '../lib/content/messages/readMessageFile';

// Creates the files of the typeface in messages/brand.json, whose check needs them.
const { typeface } = readJsonFile(undefined, 'brand.json') as { typeface: Typeface };
console.table(await writeFontSubsets(typeface, path.join('node_modules', typeface.package), 'public/fonts'));
