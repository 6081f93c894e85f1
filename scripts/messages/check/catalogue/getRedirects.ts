import { addTrailingSlash } from '@/lib/content/redirects/addTrailingSlash';
import { type FormerUrl, parseFormerUrl } from '@/lib/content/redirects/parseFormerUrl';
import { getArticlePath } from '@/lib/shared/i18n/paths';
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
  parsed: FormerUrl | undefined;
  /** The target path, with a trailing slash. */
  to: string;
  fromOffset: number;
  toOffset: number;
};

/** Returns the redirects of `redirects.json` and of posts' `redirectFrom`. Ignores values that are not texts. */
export function getRedirects(catalogue: Catalogue): LocatedRedirect[] {
  return catalogue.files.flatMap((file) => {
    if (file.kind === 'redirects') return readRedirectsFile(file);
    return file.kind === 'post' ? readFormerNames(file) : [];
  });
}

function readRedirectsFile(file: MessageFile): LocatedRedirect[] {
  return (file.tree?.children ?? []).flatMap(({ key, value, keyOffset, offset }) =>
    typeof value === 'string'
      ? {
          file,
          ...normalizeFormerUrl(key),
          to: addTrailingSlash(value),
          fromOffset: keyOffset,
          toOffset: offset,
        }
      : [],
  );
}

/** Reads a post's former names, which apply to all locales: translations that repeat them create the same redirect. */
function readFormerNames(file: MessageFile): LocatedRedirect[] {
  return (getChild(file.tree, 'redirectFrom')?.children ?? []).flatMap(({ value, offset }) => {
    if (typeof value !== 'string') return [];
    const former = normalizeFormerUrl(value.startsWith('/') ? value : getArticlePath(value));
    return { file, ...former, to: getPagePath(file), fromOffset: offset, toOffset: offset };
  });
}

function normalizeFormerUrl(written: string): Pick<LocatedRedirect, 'from' | 'parsed'> {
  const parsed = parseFormerUrl(written);
  if (!parsed) return { from: addTrailingSlash(written), parsed };
  return { from: decodeURI(parsed.path) + (parsed.query === undefined ? '' : `?${parsed.query}`), parsed };
}
