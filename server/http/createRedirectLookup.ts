import { canonicalParameters, canonicalPath } from '@/lib/shared/canonicalPath';
import type { Redirect } from '@/lib/shared/Redirect';
import { toLocalPath } from './getBareRedirect';

type Parameters = [name: string, value: string][];

/**
 * Creates a lookup for the redirect table. It returns where a path redirects to, with or without a slash at its end and
 * however it is encoded; undefined for a path that is not in the table. The query goes before the fragment, without the
 * parameters that the rule names. Of several rules the one with the most parameters wins.
 */
export function createRedirectLookup(table: readonly Redirect[]) {
  const rules = new Map<string | undefined, { to: string; parameters: Parameters }[]>();
  for (const { from, query = '', to } of table) {
    const key = lookupKey(from);
    rules.set(key, [...(rules.get(key) ?? []), { to, parameters: canonicalParameters(query) }]);
  }
  for (const group of rules.values()) group.sort((a, b) => b.parameters.length - a.parameters.length);
  return (path: string, search: string): string | undefined => {
    const group = rules.get(lookupKey(path));
    if (!group) return undefined;
    const given = canonicalParameters(search);
    const rule = group.find(({ parameters }) => parameters.every((one) => given.some(isSame(one))));
    if (!rule) return undefined;
    const [target = '', fragment] = rule.to.split('#');
    return `${toLocalPath(target, without(search, rule.parameters))}${fragment ? `#${fragment}` : ''}`;
  };
}

function lookupKey(path: string): string | undefined {
  return canonicalPath(path)?.replace(/\/$/, '');
}

function isSame([name, value]: Parameters[number]) {
  return (other: Parameters[number]) => other[0] === name && other[1] === value;
}

/** A query without some parameters; the rest stays as it was written. */
function without(search: string, parameters: Parameters): string {
  if (parameters.length === 0) return search;
  const rest = search
    .slice(1)
    .split('&')
    .filter((part) => !canonicalParameters(part).some((one) => parameters.some(isSame(one))));
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}
