import { withSlash } from '@/lib/content/redirects/withSlash';
import { articlePath } from '@/lib/shared/i18n/paths';
import type { Catalogue } from './Catalogue';
import type { MessageFile } from './MessageFile';
import { pathOf } from './pathOf';
import { childOf } from './Tree';

/** A redirect as somebody wrote it, and where its two addresses stand. */
export type WrittenRedirect = {
  file: MessageFile;
  /** As pages have them, with a slash at their end. */
  from: string;
  to: string;
  fromOffset: number;
  toOffset: number;
};

/** Every redirect of `redirects.json` and of posts' `redirectFrom`; what is no text is left out. */
export function redirectsIn(catalogue: Catalogue): WrittenRedirect[] {
  return catalogue.files.flatMap((file) => {
    if (file.kind === 'redirects') return fromFile(file);
    return file.kind === 'post' ? fromPost(file) : [];
  });
}

function fromFile(file: MessageFile): WrittenRedirect[] {
  return (file.tree?.children ?? []).flatMap(({ key, value, keyOffset, offset }) =>
    typeof value === 'string'
      ? { file, from: withSlash(key), to: withSlash(value), fromOffset: keyOffset, toOffset: offset }
      : [],
  );
}

/** The names that a post had in one language hold in all of them, so what its translations repeat is no second redirect. */
function fromPost(file: MessageFile): WrittenRedirect[] {
  return (childOf(file.tree, 'redirectFrom')?.children ?? []).flatMap(({ value, offset }) => {
    if (typeof value !== 'string') return [];
    const from = value.startsWith('/') ? withSlash(value) : articlePath(value);
    return { file, from, to: pathOf(file), fromOffset: offset, toOffset: offset };
  });
}
