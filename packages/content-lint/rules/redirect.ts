import type { RedirectOptions } from '../ContentLintOptions';
import { getRedirects, isRedirectsFile, type LocatedRedirect } from '../catalogue/getRedirects';
import { LinkTargets } from '../project/LinkTargets';
import { createError, createWarning, type Findings, type Rule } from '../Rule';
import { suggest } from '../text/suggest';

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
    const problem = `The redirect from ${withQuery.from} works only on ${redirectOptions.hostsWithQueryRedirects}.`;
    const remedy =
      'Other static hosts ignore the query after the ?. If you use one, add the redirect to its settings.';
    yield createWarning(withQuery.file, withQuery.fromOffset, problem, remedy);
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
    const remedy = `Write ${path}: a redirect applies to all languages.`;
    yield createError(file, fromOffset, `The path ${from} starts with a language.`, remedy);
  } else if (!parsed) {
    if (!isInRedirectsFile) return;
    const problem = `"${from}" is not a valid path for a redirect.`;
    const remedy =
      'Write a path such as /insights/old-name or /news.php?id=12, without a language and without #.';
    yield createError(file, fromOffset, problem, remedy);
  } else if (
    parsed.query !== undefined &&
    targets.has(parsed.path) &&
    hasReservedParameter(parsed.query, redirectOptions)
  ) {
    const problem = `The page ${parsed.path} uses this query itself: ${from}.`;
    yield createError(file, fromOffset, problem, 'Delete the redirect.');
  } else if (targets.has(from) || publicFiles.has(from)) {
    const problem = `${from} exists, and the redirect would make it unreachable.`;
    yield createError(file, fromOffset, problem, 'Delete the redirect, or rename the page.');
  } else if (conflict) {
    const problem = `${conflict.file.path} already redirects ${from} to ${conflict.to}.`;
    yield createError(file, fromOffset, problem, 'Delete one of the two redirects.');
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
    const remedy = `Write ${pathWithoutLocale}: a redirect applies to all languages.`;
    yield createError(file, toOffset, `The path ${to} starts with a language.`, remedy);
  } else if (targets.has(path)) {
    const anchors = targets.findAnchors(path);
    if (anchor && anchors && !anchors.has(anchor)) {
      // Only a warning, because editors may hide a section: until then, the redirect opens the top of the page.
      const remedy = `Correct the part after the #, or delete it.${suggest(anchor, anchors)}`;
      yield createWarning(file, toOffset, `The page ${path} has no anchor #${anchor}.`, remedy);
    }
    const problem = `The page ${to} ${unpublishedReason}, so the redirect does not work yet.`;
    if (unpublishedReason) yield createError(file, toOffset, problem, 'Redirect to a published page.');
  } else if (finalTarget === undefined) {
    const problem = `The redirect from ${from} to ${to} is part of a loop.`;
    yield createError(file, toOffset, problem, 'Delete one of the redirects.');
  } else if (finalTarget !== to) {
    yield createError(file, toOffset, `${to} is itself redirected.`, `Redirect to ${finalTarget} directly.`);
  } else if (!publicFiles.has(path)) {
    const remedy = `Correct the target.${suggest(path, targets.paths)}`;
    yield createError(file, toOffset, `The target of this redirect, ${to}, does not exist.`, remedy);
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
