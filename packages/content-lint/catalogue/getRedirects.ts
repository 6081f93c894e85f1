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
  /** Undefined if the former URL cannot be parsed. */
  parsed: ReturnType<RedirectOptions['parse']>;
  /** The target path, with a trailing slash. */
  to: string;
  fromOffset: number;
  toOffset: number;
};

/** Returns the redirects of the file with redirects and of posts' `redirectFrom`. Ignores values that are not texts. */
export function getRedirects(catalogue: Catalogue): LocatedRedirect[] {
  const { redirects } = catalogue.workspace.options;
  if (!redirects) return [];
  return catalogue.files.flatMap((file) => {
    if (isRedirectsFile(file, redirects)) return readRedirectsFile(file, redirects);
    return file.kind === 'post' ? readFormerNames(file, redirects) : [];
  });
}

/** True for the shared file with redirects. */
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

/** Reads a post's former names, which apply to all locales: translations that repeat them create the same redirect. */
function readFormerNames(file: MessageFile, options: RedirectOptions): LocatedRedirect[] {
  return (getChild(file.tree, 'redirectFrom')?.children ?? []).flatMap(({ value, offset }) => {
    if (typeof value !== 'string') return [];
    const former = normalizeFormerUrl(
      value.startsWith('/') ? value : (file.format.folder?.getPath(value) ?? ''),
      options,
    );
    return { file, ...former, to: getPagePath(file), fromOffset: offset, toOffset: offset };
  });
}

function normalizeFormerUrl(
  written: string,
  { parse }: RedirectOptions,
): Pick<LocatedRedirect, 'from' | 'parsed'> {
  const parsed = parse(written);
  if (!parsed) return { from: addTrailingSlash(written), parsed };
  return { from: decodeURI(parsed.path) + (parsed.query === undefined ? '' : `?${parsed.query}`), parsed };
}
