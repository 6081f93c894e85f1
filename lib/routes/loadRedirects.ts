import { addTrailingSlash, parseFormerUrl, redirectsSchema } from '@/lib/collections/redirectSchema';
import { loadAllPosts } from '@/lib/content/entries/posts';
import { readSharedFile } from '@/lib/content/messages/parseContent';
import { locales } from '@/lib/i18n/locales';
import { getEntryPath, getLocalePath, withBasePath } from '@/lib/i18n/paths';
import type { Redirect } from '@/lib/i18n/redirects';

type RedirectRule = [from: string, to: string];

/**
 * Returns all redirects, without a locale and in each locale, from `messages/redirects.json` and the `redirectFrom`
 * fields of published posts. Throws an error with the path of the file if the file is invalid.
 */
export function loadRedirects(): Redirect[] {
  const rules = new Map([...getPostRules(), ...getFileRules()]);
  return [...rules].flatMap(([from, to]) =>
    [undefined, ...locales].map((locale) => ({
      from: locale ? getLocalePath(locale, from) : withBasePath(from),
      to: locale ? getLocalePath(locale, to) : withBasePath(to),
    })),
  );
}

function getFileRules(): RedirectRule[] {
  return Object.entries(readSharedFile(redirectsSchema, 'redirects.json')).flatMap(([from, to]) =>
    parseRule(from, addTrailingSlash(to)),
  );
}

function parseRule(from: string, to: string): RedirectRule[] {
  const parsed = parseFormerUrl(from);
  return parsed ? [[parsed, to]] : [];
}

/** Each translation of a post lists its own former names; these redirect in every locale. */
function getPostRules(): RedirectRule[] {
  const posts = locales.flatMap((locale) => loadAllPosts(locale));
  return posts.flatMap(({ slug, redirectFrom = [] }) =>
    redirectFrom.flatMap((name) =>
      parseRule(name.startsWith('/') ? name : getEntryPath('insights', name), getEntryPath('insights', slug)),
    ),
  );
}
