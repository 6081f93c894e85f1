import { execFileSync } from 'node:child_process';
import type { Recipe } from '../Recipe';

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="#1d4e89" d="M0 0h48v48H0z"/><path fill="#ffd166" d="M24 8 40 40H8z"/></svg>\n';

const wordMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 96"><path fill="#1d4e89" d="M0 0h480v96H0z"/></svg>\n';

/** Prints the colours of the corner and the middle of the touch icon. */
const PRINT_PIXELS = `
const { loadLogos } = await import('./lib/content/appearance/brand.ts');
const { respondWithIcon } = await import('./lib/routes/icons.ts');
const { default: sharp } = await import('sharp');
const response = await respondWithIcon('/apple-touch-icon.png', loadLogos());
const pixels = await sharp(await response.bytes()).removeAlpha().raw().toBuffer();
console.log([0, 3 * (180 * 90 + 90)].map((start) => pixels.subarray(start, start + 3).toString('hex')).join(' '));
`;

/** Replaces the mark by an opaque drawing and the name by a word mark. */
export const recipe: Recipe = {
  title: 'Change the logo',
  edit(copy) {
    copy.write('public/images/logo-mark.svg', mark);
    copy.write('public/images/word-mark.svg', wordMark);
    copy.editJson('messages/brand.json', ({ logo }) => {
      logo.wordMark = '/images/word-mark.svg';
    });
    const pixels = execFileSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', PRINT_PIXELS],
      {
        cwd: copy.folder,
        encoding: 'utf8',
      },
    );
    if (pixels.trim() !== '1d4e89 ffd166') throw new Error(`The icon does not show the new mark: ${pixels}`);
  },
};
