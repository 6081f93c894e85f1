import { readFileSync } from 'node:fs';
import { findUnknownColours } from 'brand';
import { createError, joinTexts, listFolderFiles, memoizeByContent, type Rule } from 'content-lint';
import { findDrawingProblems } from 'safe-drawings';
import { colourNames } from '@/lib/content/appearance/brandSchema';

const FOLDER = 'public/images';

const findProblems = memoizeByContent(findDrawingProblems);

/** Reports SVG files that are invalid, that browsers do not show, or that contain active content. */
export const drawing: Rule = function* () {
  for (const name of listFolderFiles(FOLDER).filter((file) => file.endsWith('.svg'))) {
    const path = `${FOLDER}/${name}`;
    const source = readFileSync(path, 'utf8');
    for (const problem of findProblems(source, path))
      yield createError({ path, source }, problem.offset, problem);
    const colours = joinTexts('comma', colourNames);
    for (const { offset, name } of findUnknownColours(source, colourNames))
      yield createError({ path, source }, offset, 'drawing.colour', { name, colours });
  }
};
