import type { RedirectOptions } from '../ContentLintOptions';
import { addTrailingSlash } from '../text/addTrailingSlash';
import type { Catalogue } from './Catalogue';
import { getPagePath } from './getPagePath';
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
