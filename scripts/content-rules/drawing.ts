import { readFileSync } from 'node:fs';
import { createError, listFolderFiles, type Rule } from 'content-lint';
import { findDrawingProblems } from 'safe-drawings';

const FOLDER = 'public/images';

/** Reports SVG files that are invalid, that browsers do not show, or that contain active content. */
export const drawing: Rule = function* () {
  for (const name of listFolderFiles(FOLDER).filter((file) => file.endsWith('.svg'))) {
    const path = `${FOLDER}/${name}`;
    const source = readFileSync(path, 'utf8');
    for (const { offset, problem, remedy } of findDrawingProblems(source)) {
      yield createError({ path, source }, offset, problem, remedy);
    }
  }
};
