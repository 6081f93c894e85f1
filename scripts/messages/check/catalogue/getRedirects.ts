import { addTrailingSlash } from '@/lib/content/redirects/addTrailingSlash';
import { type FormerUrl, parseFormerUrl } from '@/lib/content/redirects/parseFormerUrl';
import { getArticlePath } from '@/lib/shared/i18n/paths';
import type { Catalogue } from './Catalogue';
import { getPagePath } from './getPagePath';
import type { MessageFile } from './MessageFile';
import { getChild } from './Tree';

/** A redirect with the offsets of its two paths in the file. */
export type WrittenRedirect = {
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
export function getRedirects(catalogue: Catalogue): WrittenRedirect[] {
  return catalogue.files.flatMap((file) => {
    if (file.kind === 'redirects') return fromFile(file);
    return file.kind === 'post' ? fromPost(file) : [];
  });
}

function fromFile(file: MessageFile): WrittenRedirect[] {
  return (file.tree?.children ?? []).flatMap(({ key, value, keyOffset, offset }) =>
    typeof value === 'string'
      ? { file, ...readFormer(key), to: addTrailingSlash(value), fromOffset: keyOffset, toOffset: offset }
      : [],
  );
}

/** Reads a post's former names, which apply to all locales: translations that repeat them create the same redirect. */
function fromPost(file: MessageFile): WrittenRedirect[] {
  return (getChild(file.tree, 'redirectFrom')?.children ?? []).flatMap(({ value, offset }) => {
    if (typeof value !== 'string') return [];
    const former = readFormer(value.startsWith('/') ? value : getArticlePath(value));
    return { file, ...former, to: getPagePath(file), fromOffset: offset, toOffset: offset };
  });
}

function readFormer(written: string): Pick<WrittenRedirect, 'from' | 'parsed'> {
  const parsed = parseFormerUrl(written);
  if (!parsed) return { from: addTrailingSlash(written), parsed };
  return { from: decodeURI(parsed.path) + (parsed.query === undefined ? '' : `?${parsed.query}`), parsed };
}
