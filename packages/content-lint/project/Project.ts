import { existsSync, readFileSync } from 'node:fs';
import type { ContentLintOptions } from '../ContentLintOptions';
import { listFolderFiles } from '../catalogue/listFolderFiles';
import type { UsedMessages } from './UsedMessages';

/** Project data, apart from the messages, that rules depend on. */
export type Project = {
  /** All published files, as URL paths: `/images/hero.svg`. */
  publicFiles: Set<string>;
  /** The page messages that the code reads; undefined if they are not known. */
  usedMessages: UsedMessages | undefined;
  /** Source of the generated module that lists the placeholders of each message. */
  placeholdersModule: string;
};

/** Reads the pictures and the used messages of the project in the current directory. */
export function readProject({ pictures, code }: Pick<ContentLintOptions, 'pictures' | 'code'>): Project {
  const published = pictures ? listFolderFiles(pictures.publicFolder) : [];
  const module = code?.placeholdersModule;
  return {
    publicFiles: new Set(published.map((name) => `/${name}`)),
    usedMessages: code?.readUsedMessages(),
    placeholdersModule: module && existsSync(module) ? readFileSync(module, 'utf8') : '',
  };
}
