import { sitePath } from '@/lib/shared/basePath';
import { localePath } from '@/lib/shared/i18n/localePath';
import { locales } from '@/lib/shared/i18n/locales';
import { articlePath } from '@/lib/shared/i18n/paths';
import type { Redirect } from '@/lib/shared/Redirect';
import { loadPosts } from '../entries/loadPosts';
import { parseContent } from '../entries/parseContent';
import { redirectRules } from '../entries/redirectSchema';
import { messagePath, readJson } from '../texts/readMessages';
import { withSlash } from './withSlash';

const FILE = 'redirects.json';

/**
 * Every address that leads on to another one, without a language and in each: from `messages/redirects.json` and the
 * `redirectFrom` of posts that are out. `from` ends with a slash unless it names a file, and is meant without it too; a
 * query stays. Throws an error that names the file where it does not fit its schema.
 */
export function redirects(): Redirect[] {
  const rules = new Map([...fromPosts(), ...fromFile()]);
  return [...rules].flatMap(([from, to]) => [
    { from: sitePath(from), to: sitePath(to) },
    ...locales.map((locale) => ({ from: localePath(locale, from), to: localePath(locale, to) })),
  ]);
}

function fromFile(): [from: string, to: string][] {
  const parsed = parseContent(redirectRules, readJson(undefined, FILE), messagePath(undefined, FILE));
  return Object.entries(parsed).map(([from, to]) => [withSlash(from), withSlash(to)]);
}

/** The post of a language alone says what it was called in that language; its old names hold in all of them. */
function fromPosts(): [from: string, to: string][] {
  const posts = locales.flatMap((locale) => loadPosts(locale));
  return posts.flatMap(({ slug, redirectFrom = [] }) =>
    redirectFrom.map((name): [string, string] => [
      name.startsWith('/') ? withSlash(name) : articlePath(name),
      articlePath(slug),
    ]),
  );
}
