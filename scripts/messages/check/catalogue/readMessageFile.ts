import { readFileSync } from 'node:fs';
import path from 'node:path';
import { entityFiles } from '@/lib/content/entries/schemas';
import { messageFiles } from '@/lib/content/messages/messages';
import { isLocale } from '@/lib/shared/i18n/locales';
import { isCustomPageSlug } from '@/lib/shared/i18n/paths';
import { type SharedKind, sharedSchemas } from './getSchema';
import type { FileKind, MessageFile } from './MessageFile';
import { memoizeByContent } from './memoizeByContent';
import { parseJson } from './parseJson';
import { parsePost } from './parsePost';

const kinds: Record<string, FileKind> = Object.fromEntries([
  ...Object.values(messageFiles).map((file) => [file, 'copy']),
  ...Object.keys(entityFiles).map((file) => [file, 'entities']),
  // Read by the server: see lib/shared/enquiry/mailMessages.ts.
  ['mail.json', 'mail'],
]);

const sharedKinds: Record<string, FileKind> = Object.fromEntries(
  (Object.keys(sharedSchemas) as SharedKind[]).map((kind) => [`${kind}.json`, kind]),
);

/** The JSON files of each locale. */
export const jsonFiles = Object.keys(kinds);

/** The files shared by all locales. */
export const sharedFiles = Object.keys(sharedKinds);

const parse = memoizeByContent((source, name) =>
  name.endsWith('.md') ? parsePost(source) : parseJson(source),
);

/** Reads a file by its path relative to the messages folder `dir`. Undefined if the site does not use a file of this name. */
export function readMessageFile(dir: string, name: string): MessageFile | undefined {
  const [first = '', ...rest] = name.split('/');
  const locale = isLocale(first) ? first : undefined;
  const nameInLocale = locale ? rest.join('/') : name;
  const kind = locale ? getKind(nameInLocale) : sharedKinds[name];
  if (kind === undefined) return undefined;
  const source = readFileSync(path.join(dir, name), 'utf8');
  return {
    ...parse(source, path.join(dir, name)),
    path: path.posix.join(dir.split(path.sep).join('/'), name),
    name: nameInLocale,
    locale,
    kind,
    source,
  };
}

function getKind(name: string): FileKind | undefined {
  if (kinds[name]) return kinds[name];
  const [, folder, slug = ''] = /^(insights|news|pages)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(name) ?? [];
  if (folder === 'pages') return isCustomPageSlug(slug) ? 'page' : undefined;
  return folder === undefined ? undefined : 'post';
}
