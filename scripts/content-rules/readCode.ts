import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFolderFiles } from 'content-lint';

const codeFolders = ['app', 'components', 'lib'];

/** A source file of the site. */
export type CodeFile = { file: string; source: string };

/** Reads the source files of the project in the current directory. */
export function readCode(): CodeFile[] {
  return codeFolders.flatMap((folder) =>
    listFolderFiles(folder)
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.posix.join(folder, name))
      .map((file) => ({ file, source: readFileSync(file, 'utf8') })),
  );
}
