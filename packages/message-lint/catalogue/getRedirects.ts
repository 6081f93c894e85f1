import { writeFileSync } from 'node:fs';
import type { RedirectOptions } from '../MessageLintOptions';
import { addTrailingSlash } from '../text/wordings';
import type { Workspace } from '../Workspace';
import { Catalogue, getPagePath } from './Catalogue';
import type { MessageFile } from './MessageFile';
import { getChild } from './Tree';

/** A redirect with the offsets of its two paths in the file. */
export type LocatedRedirect = {
  file: MessageFile;
  /** The former URL: path with a trailing slash, and query. Unchanged if it cannot be parsed. */
  from: string;
  /** The parsed former URL; undefined if it is invalid. */
  parsed: ReturnType<RedirectOptions['parse']>;
  /** The target path, with a trailing slash. */
  to: string;
  fromOffset: number;
  toOffset: number;
};

/** Returns the redirects in the redirects file and in the posts' `redirectFrom`. Ignores values that are not texts. */
export function getRedirects(catalogue: Catalogue): LocatedRedirect[] {
  const { redirects } = catalogue.workspace.options;
  if (!redirects) return [];
  return catalogue.files.flatMap((file) => {
    if (isRedirectsFile(file, redirects)) return readRedirectsFile(file, redirects);
    return file.kind === 'post' ? readFormerNames(file, redirects) : [];
  });
}

/** True for the shared file that maps former URLs to paths. */
export function isRedirectsFile(file: MessageFile, redirects: RedirectOptions | undefined): boolean {
  return file.kind === 'shared' && file.name === redirects?.file;
}

function readRedirectsFile(file: MessageFile, options: RedirectOptions): LocatedRedirect[] {
  return (file.tree?.children ?? []).flatMap(({ key, value, keyOffset, offset }) =>
    typeof value === 'string'
      ? {
          file,
          ...normalizeFormerUrl(key, options),
          to: addTrailingSlash(value),
          fromOffset: keyOffset,
          toOffset: offset,
        }
      : [],
  );
}

/** Reads the former names of a post. A redirect applies to all locales, even if only one locale lists the name. */
function readFormerNames(file: MessageFile, options: RedirectOptions): LocatedRedirect[] {
  return (getChild(file.tree, 'redirectFrom')?.children ?? []).flatMap(({ value, offset }) => {
    if (typeof value !== 'string') return [];
    const url = value.startsWith('/') ? value : (file.format.folder?.getPath(value) ?? '');
    return {
      file,
      ...normalizeFormerUrl(url, options),
      to: getPagePath(file),
      fromOffset: offset,
      toOffset: offset,
    };
  });
}

function normalizeFormerUrl(
  url: string,
  { parse }: RedirectOptions,
): Pick<LocatedRedirect, 'from' | 'parsed'> {
  const parsed = parse(url);
  if (!parsed) return { from: addTrailingSlash(url), parsed };
  return { from: decodeURI(parsed.path) + (parsed.query === undefined ? '' : `?${parsed.query}`), parsed };
}

/** Changes links to former URLs of renamed posts in all files of a messages folder. Returns the changed files. */
export function updateLinks(workspace: Workspace, folder: string): string[] {
  const catalogue = new Catalogue(workspace, folder);
  const renamedPosts = getRedirects(catalogue).filter(({ file }) => file.kind === 'post');
  const placeholders = Object.entries(workspace.options.links?.placeholders ?? {});
  return catalogue.getLocalizedFiles().flatMap(({ path: file, locale, source }) => {
    let changed = source;
    for (const { from, to } of renamedPosts) {
      changed = changed.replaceAll(`/${locale}${from}`, `/${locale}${to}`);
      for (const [name, path] of placeholders) {
        if (from.startsWith(path) && to.startsWith(path))
          changed = changed.replaceAll(
            `{${name}}${from.slice(path.length)}`,
            `{${name}}${to.slice(path.length)}`,
          );
      }
    }
    if (changed === source) return [];
    writeFileSync(file, changed);
    return [file];
  });
}
