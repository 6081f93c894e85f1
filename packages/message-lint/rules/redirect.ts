import { getRedirects, isRedirectsFile, type LocatedRedirect } from '../catalogue/getRedirects';
import { LinkTargets } from '../LinkTargets';
import type { RedirectOptions } from '../MessageLintOptions';
import { createError, createWarning, type Findings, type Rule } from '../Rule';
import { suggest } from '../text/wordings';

type RedirectContext = {
  redirects: LocatedRedirect[];
  targets: LinkTargets;
  publicFiles: Set<string>;
  now: string;
  redirectOptions: RedirectOptions;
};

/** Reports redirects from existing pages or to missing ones, conflicting redirects, loops and chains. */
export const redirect: Rule = function* ({ catalogue, project, now, options }) {
  const { redirects: redirectOptions } = options;
  if (!redirectOptions) return;
  const redirects = getRedirects(catalogue);
  const { publicFiles } = project;
  const context = { redirects, targets: new LinkTargets(catalogue), publicFiles, now, redirectOptions };
  for (const locatedRedirect of redirects) {
    yield* checkSource(locatedRedirect, context);
    yield* checkTarget(locatedRedirect, context);
  }
  const withQuery = redirects.find(({ parsed }) => parsed?.query !== undefined);
  if (withQuery) {
    const values = { from: withQuery.from, hosts: redirectOptions.hostsWithQueryRedirects };
    yield createWarning(withQuery.file, withQuery.fromOffset, 'redirect.query', values);
  }
};

/** Checks the former URL. The schema of a post checks the syntax of its `redirectFrom`. */
function* checkSource(
  locatedRedirect: LocatedRedirect,
  { redirects, targets, publicFiles, redirectOptions }: RedirectContext,
): Findings {
  const { file, from, parsed, to, fromOffset } = locatedRedirect;
  const { locale, path } = targets.splitLocale(from);
  const isInRedirectsFile = isRedirectsFile(file, redirectOptions);
  const earlierRedirects = redirects.slice(0, redirects.indexOf(locatedRedirect));
  const conflict = earlierRedirects.find((earlier) => earlier.from === from && earlier.to !== to);
  if (locale && isInRedirectsFile) {
    yield createError(file, fromOffset, 'redirect.language', { path: from, correct: path });
  } else if (!parsed) {
    if (isInRedirectsFile) yield createError(file, fromOffset, 'redirect.invalid', { from });
  } else if (
    parsed.query !== undefined &&
    targets.has(parsed.path) &&
    hasReservedParameter(parsed.query, redirectOptions)
  ) {
    yield createError(file, fromOffset, 'redirect.usedQuery', { page: parsed.path, from });
  } else if (targets.has(from) || publicFiles.has(from)) {
    yield createError(file, fromOffset, 'redirect.existing', { from });
  } else if (conflict) {
    const values = { file: conflict.file.path, from, to: conflict.to };
    yield createError(file, fromOffset, 'redirect.conflict', values);
  }
}

function* checkTarget(
  { file, from, to, toOffset }: LocatedRedirect,
  { redirects, targets, publicFiles, now }: RedirectContext,
): Findings {
  const { locale, path: pathWithoutLocale } = targets.splitLocale(to);
  const [path = '', anchor] = to.split('#');
  const unpublishedReason = targets.describeUnpublished(path, now);
  const finalTarget = followRedirects(to, redirects);
  if (locale) {
    yield createError(file, toOffset, 'redirect.language', { path: to, correct: pathWithoutLocale });
  } else if (targets.has(path)) {
    const anchors = targets.findAnchors(path);
    if (anchor && anchors && !anchors.has(anchor)) {
      // Only a warning, because editors may hide a section: until then, the redirect opens the top of the page.
      const values = { page: path, anchor, suggestion: suggest(anchor, anchors) };
      yield createWarning(file, toOffset, 'redirect.missingAnchor', values);
    }
    if (unpublishedReason)
      yield createError(file, toOffset, 'redirect.unpublished', { to, reason: unpublishedReason });
  } else if (finalTarget === undefined) {
    yield createError(file, toOffset, 'redirect.loop', { from, to });
  } else if (finalTarget !== to) {
    yield createError(file, toOffset, 'redirect.chain', { to, finalTarget });
  } else if (!publicFiles.has(path)) {
    const suggestion = suggest(path, targets.paths);
    yield createError(file, toOffset, 'redirect.missingTarget', { to, suggestion });
  }
}

/** True if a query has a parameter that pages use. */
function hasReservedParameter(query: string, { reservedParameters }: RedirectOptions): boolean {
  return [...new URLSearchParams(query).keys()].some((name) => reservedParameters.includes(name));
}

/** Returns the final target of a chain of redirects; undefined if the chain is a loop. */
function followRedirects(
  target: string,
  redirects: LocatedRedirect[],
  visited: string[] = [],
): string | undefined {
  if (visited.includes(target)) return undefined;
  const next = redirects.find(({ from }) => from === target.replace(/#.*/, ''));
  return next ? followRedirects(next.to, redirects, [...visited, target]) : target;
}
