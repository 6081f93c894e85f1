import { withBasePath } from '@/lib/shared/basePath';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { locales } from '@/lib/shared/i18n/locales';
import { getArticlePath } from '@/lib/shared/i18n/paths';
import type { Redirect } from '@/lib/shared/Redirect';
import { loadPosts } from '../entries/loadPosts';
import { parseContent } from '../entries/parseContent';
import { redirectsSchema } from '../entries/redirectSchema';
import { getMessagePath, readMessageJson } from '../messages/readMessages';
import { addTrailingSlash } from './addTrailingSlash';
import { type FormerUrl, parseFormerUrl } from './parseFormerUrl';

type Rule = FormerUrl & { to: string };

const FILE = 'redirects.json';

/**
 * All redirects, without a language and in each: from `messages/redirects.json` and the `redirectFrom` of posts that are
 * out. Throws an error that names the file if it does not fit its schema.
 */
export function loadRedirects(): Redirect[] {
  const rules = new Map(
    [...fromPosts(), ...fromFile()].map((rule) => [`${rule.path}?${rule.query ?? ''}`, rule]),
  );
  return [...rules.values()].flatMap(({ path, query, to }) =>
    [undefined, ...locales].map((locale) => ({
      from: locale ? getLocalePath(locale, path) : withBasePath(path),
      ...(query !== undefined && { query }),
      to: locale ? getLocalePath(locale, to) : withBasePath(to),
    })),
  );
}

function fromFile(): Rule[] {
  const parsed = parseContent(
    redirectsSchema,
    readMessageJson(undefined, FILE),
    getMessagePath(undefined, FILE),
  );
  return Object.entries(parsed).flatMap(([from, to]) => toRule(from, addTrailingSlash(to)));
}

function toRule(written: string, to: string): Rule[] {
  const parsed = parseFormerUrl(written);
  return parsed ? [{ ...parsed, to }] : [];
}

/** The post of a language alone says what it was called in that language; its old names hold in all of them. */
function fromPosts(): Rule[] {
  const posts = locales.flatMap((locale) => loadPosts(locale));
  return posts.flatMap(({ slug, redirectFrom = [] }) =>
    redirectFrom.flatMap((name) =>
      toRule(name.startsWith('/') ? name : getArticlePath(name), getArticlePath(slug)),
    ),
  );
}
