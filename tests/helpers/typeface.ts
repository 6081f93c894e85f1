import { readFileSync } from 'node:fs';
import { type Font, openSync } from 'fontkit';
import { getFontFileName } from '@/lib/content/appearance/fontSubsets';

const { typeface } = JSON.parse(readFileSync('messages/brand.json', 'utf8'));

/** The family of the site's typeface, such as “Be Vietnam Pro”. */
export const family: string = typeface.family;

/** The site's fonts with all characters, regular and strong. */
export const fonts = ([400, 600] as const).map(
  (weight) => openSync(`public/fonts/${getFontFileName(family, 'all', weight)}`) as Font,
);
