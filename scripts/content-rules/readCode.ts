import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFolderFiles } from 'content-lint';

const codeFolders = ['app', 'components', 'lib'];

/** A source file of the site. */
export type CodeFile = { file: string; source: string };

/** Returns the paths of the source files of the project in the current directory. */
export function listCodeFiles(): string[] {
  return codeFolders.filter(existsSync).flatMap((folder) =>
    listFolderFiles(folder)
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.posix.join(folder, name)),
  );
}

/** Reads the source files of the project in the current directory. */
export function readCode(): CodeFile[] {
  return listCodeFiles().map((file) => ({ file, source: readFileSync(file, 'utf8') }));
}
