import { sitePath } from '@/lib/shared/basePath';
import { localePath } from '@/lib/shared/i18n/localePath';
import { locales } from '@/lib/shared/i18n/locales';
import { articlePath } from '@/lib/shared/i18n/paths';
import type { Redirect } from '@/lib/shared/Redirect';
import { loadPosts } from '../entries/loadPosts';
import { parseContent } from '../entries/parseContent';
import { redirectRules } from '../entries/redirectSchema';
import { messagePath, readJson } from '../texts/readMessages';
import { type FormerUrl, parseFormerUrl } from './parseFormerUrl';
import { withSlash } from './withSlash';

type Rule = FormerUrl & { to: string };

const FILE = 'redirects.json';

/**
 * All redirects, without a language and in each: from `messages/redirects.json` and the `redirectFrom` of posts that are
 * out. Throws an error that names the file if it does not fit its schema.
 */
export function redirects(): Redirect[] {
  const rules = new Map(
    [...fromPosts(), ...fromFile()].map((rule) => [`${rule.path}?${rule.query ?? ''}`, rule]),
  );
  return [...rules.values()].flatMap(({ path, query, to }) =>
    [undefined, ...locales].map((locale) => ({
      from: locale ? localePath(locale, path) : sitePath(path),
      ...(query !== undefined && { query }),
      to: locale ? localePath(locale, to) : sitePath(to),
    })),
  );
}

function fromFile(): Rule[] {
  const parsed = parseContent(redirectRules, readJson(undefined, FILE), messagePath(undefined, FILE));
  return Object.entries(parsed).flatMap(([from, to]) => toRule(from, withSlash(to)));
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
      toRule(name.startsWith('/') ? name : articlePath(name), articlePath(slug)),
    ),
  );
}
