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
  /** Source of the generated module that lists the placeholders of each message; empty if it does not exist. */
  placeholdersSource: string;
};

/** Reads the published files, the used messages and the placeholders module of the project in the current directory. */
export function readProject({ pictures, code }: Pick<ContentLintOptions, 'pictures' | 'code'>): Project {
  const published = pictures ? listFolderFiles(pictures.publicFolder) : [];
  const { placeholdersModule = '' } = code ?? {};
  return {
    publicFiles: new Set(published.map((name) => `/${name}`)),
    usedMessages: code?.readUsedMessages(),
    placeholdersSource: existsSync(placeholdersModule) ? readFileSync(placeholdersModule, 'utf8') : '',
  };
}
