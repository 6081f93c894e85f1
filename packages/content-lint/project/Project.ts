import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CodeOptions, ContentLintOptions, PictureOptions } from '../ContentLintOptions';
import { listFolderFiles } from '../catalogue/listFolderFiles';
import type { UsedMessages } from './UsedMessages';

/** Project data, apart from the messages, that rules depend on. */
export type Project = {
  /** All published files, as URL paths: `/images/hero.svg`. */
  publicFiles: Set<string>;
  /** All SVG files in the folder with pictures. */
  drawings: { path: string; source: string }[];
  /** The page messages that the code reads; undefined if they are not known. */
  usedMessages: UsedMessages | undefined;
  /** Source of the generated module that lists the placeholders of each message. */
  placeholdersModule: string;
};

/** Reads the pictures and the used messages of the project in the current directory. */
export function readProject({ pictures, code }: Pick<ContentLintOptions, 'pictures' | 'code'>): Project {
  return { ...readPictures(pictures), ...readCode(code) };
}

function readPictures(options: PictureOptions | undefined): Pick<Project, 'publicFiles' | 'drawings'> {
  if (!options) return { publicFiles: new Set(), drawings: [] };
  const { publicFolder, path: picturesPath } = options;
  const published = listFolderFiles(publicFolder);
  return {
    publicFiles: new Set(published.map((name) => `/${name}`)),
    drawings: published
      .filter((name) => `/${name}`.startsWith(picturesPath) && name.endsWith('.svg'))
      .map((name) => path.posix.join(publicFolder, name))
      .map((file) => ({ path: file, source: readFileSync(file, 'utf8') })),
  };
}

function readCode(options: CodeOptions | undefined): Pick<Project, 'usedMessages' | 'placeholdersModule'> {
  const module = options?.placeholdersModule;
  return {
    usedMessages: options?.readUsedMessages(),
    placeholdersModule: module && existsSync(module) ? readFileSync(module, 'utf8') : '',
  };
}
