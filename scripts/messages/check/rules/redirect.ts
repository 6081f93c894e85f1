import { splitLocale } from '@/lib/shared/i18n/getLocalePath';
import { getRedirects, type WrittenRedirect } from '../catalogue/getRedirects';
import { LinkTargets } from '../project/LinkTargets';
import { createError, createWarning, type Rule, type UnplacedFinding } from '../Rule';
import { suggest } from '../text/suggest';

const OWN_PARAMETERS = ['lang', 'industry', 'region', 'tag', 'category', 'q'];

type Surroundings = { all: WrittenRedirect[]; targets: LinkTargets; files: Set<string>; today: string };

/** Redirects from an address that is a page, to one that is none, in two directions, or over a second redirect. */
export const redirect: Rule = function* ({ catalogue, project, today }) {
  const all = getRedirects(catalogue);
  const surroundings = { all, targets: new LinkTargets(catalogue, project), files: project.pictures, today };
  for (const written of all) {
    yield* checkSource(written, surroundings);
    yield* checkTarget(written, surroundings);
  }
  const withQuery = all.find(({ parsed }) => parsed?.query !== undefined);
  if (withQuery) {
    const problem = `${withQuery.from} is redirected by our server and by Cloudflare, Netlify and Vercel only.`;
    const remedy =
      'On other hosts of files, which ignore what follows the ?, add the redirect to their settings.';
    yield createWarning(withQuery.file, withQuery.fromOffset, problem, remedy);
  }
};

/** What a post calls itself its schema looks at. */
function* checkSource(
  written: WrittenRedirect,
  { all, targets, files }: Surroundings,
): Iterable<UnplacedFinding> {
  const { file, from, parsed, to, fromOffset } = written;
  const { locale, path } = splitLocale(from);
  const isRule = file.kind === 'redirects';
  const other = all.slice(0, all.indexOf(written)).find((one) => one.from === from && one.to !== to);
  if (locale && isRule) {
    const remedy = `Write ${path}: a redirect holds in every language.`;
    yield createError(file, fromOffset, `The address ${from} names a language.`, remedy);
  } else if (!parsed) {
    if (!isRule) return;
    const problem = `"${from}" cannot be the address of a redirect.`;
    const remedy =
      'Write an address such as /insights/old-name or /news.php?id=12, without a language and #.';
    yield createError(file, fromOffset, problem, remedy);
  } else if (parsed.query !== undefined && targets.has(parsed.path) && hasOwnParameter(parsed.query)) {
    const problem = `The page ${parsed.path} itself uses addresses such as ${from}.`;
    yield createError(file, fromOffset, problem, 'Delete the redirect.');
  } else if (targets.has(from) || files.has(from)) {
    const problem = `There is a page at ${from}, which nobody would reach any more.`;
    yield createError(file, fromOffset, problem, 'Delete the redirect, or give the page another name.');
  } else if (other) {
    const problem = `${other.file.path} sends ${from} to ${other.to} already.`;
    yield createError(file, fromOffset, problem, 'Delete one of the two.');
  }
}

function* checkTarget(
  { file, from, to, toOffset }: WrittenRedirect,
  { all, targets, files, today }: Surroundings,
): Iterable<UnplacedFinding> {
  const { locale, path: bare } = splitLocale(to);
  const [path = '', anchor] = to.split('#');
  const notOut = targets.notOut(path, today);
  const end = followRedirects(to, all);
  if (locale) {
    const remedy = `Write ${bare}: a redirect holds in every language.`;
    yield createError(file, toOffset, `The address ${to} names a language.`, remedy);
  } else if (targets.has(path)) {
    const anchors = targets.anchorsOf(path, 'en');
    if (anchor && anchors && !anchors.has(anchor)) {
      // Whoever hides a section need not know of the redirects to it: they lead to the top of its page meanwhile.
      const remedy = `Correct what follows the #, or delete it.${suggest(anchor, anchors)}`;
      yield createWarning(file, toOffset, `The page ${path} has no place #${anchor}.`, remedy);
    }
    const problem = `The page ${to} ${notOut}, so the redirect leads nowhere.`;
    if (notOut) yield createError(file, toOffset, problem, 'Lead to a page that is out.');
  } else if (end === undefined) {
    const problem = `${from} leads to ${to}, which leads back: no page is ever reached.`;
    yield createError(file, toOffset, problem, 'Delete one of them.');
  } else if (end !== to) {
    yield createError(file, toOffset, `${to} is itself a redirect.`, `Lead to ${end} at once.`);
  } else if (!files.has(path)) {
    const remedy = `Correct the address.${suggest(path, targets.all)}`;
    yield createError(file, toOffset, `There is no page ${to}, where this redirect leads.`, remedy);
  }
}

/** True if a query has a parameter that pages of the site use: the language, or the state of a list. */
function hasOwnParameter(query: string): boolean {
  return [...new URLSearchParams(query).keys()].some((name) => OWN_PARAMETERS.includes(name));
}

/** Where redirects lead on from an address, itself where there are none; undefined where they go round. */
function followRedirects(address: string, all: WrittenRedirect[], passed: string[] = []): string | undefined {
  if (passed.includes(address)) return undefined;
  const next = all.find(({ from }) => from === address.replace(/#.*/, ''));
  return next ? followRedirects(next.to, all, [...passed, address]) : address;
}
