import { canonicalizeParameters, canonicalizePath } from './canonicalizePath';
import { toLocalPath } from './toLocalPath';

/** A former URL and the path it redirects to; both paths are percent-encoded and below the origin. */
export type Redirect = {
  from: string;
  /** The parameters that a request must have, as a query without `?`; undefined if any query is redirected. */
  query?: string;
  /** The new path, with a fragment if the target is a section. */
  to: string;
};

type Parameters = [name: string, value: string][];

/**
 * Creates a lookup for the redirect table. It returns the target of a path, or undefined if the path is not in the
 * table. A trailing slash and the spelling of escapes make no difference. The query is inserted before the target's
 * fragment, without the parameters of the matching rule. If several rules match, the one with the most parameters wins.
 */
export function createRedirectLookup(table: readonly Redirect[]) {
  const rules = new Map<string | undefined, { to: string; parameters: Parameters }[]>();
  for (const { from, query = '', to } of table) {
    const key = getLookupKey(from);
    rules.set(key, [...(rules.get(key) ?? []), { to, parameters: canonicalizeParameters(query) }]);
  }
  for (const group of rules.values()) group.sort((a, b) => b.parameters.length - a.parameters.length);
  return (path: string, search: string): string | undefined => {
    const group = rules.get(getLookupKey(path));
    if (!group) return undefined;
    const requested = canonicalizeParameters(search);
    const rule = group.find(({ parameters }) =>
      parameters.every((parameter) => requested.some(createParameterMatcher(parameter))),
    );
    if (!rule) return undefined;
    const [target = '', fragment] = rule.to.split('#');
    return `${toLocalPath(target, removeParameters(search, rule.parameters))}${fragment ? `#${fragment}` : ''}`;
  };
}

function getLookupKey(path: string): string | undefined {
  return canonicalizePath(path)?.replace(/\/$/, '');
}

/** Creates a predicate that returns true for a parameter with the same name and value. */
function createParameterMatcher([name, value]: Parameters[number]) {
  return (other: Parameters[number]) => other[0] === name && other[1] === value;
}

/** Removes parameters from a query; the others keep their original spelling. */
function removeParameters(search: string, parameters: Parameters): string {
  if (parameters.length === 0) return search;
  const otherParams = search
    .slice(1)
    .split('&')
    .filter(
      (part) => !canonicalizeParameters(part).some((param) => parameters.some(createParameterMatcher(param))),
    );
  return otherParams.length > 0 ? `?${otherParams.join('&')}` : '';
}
