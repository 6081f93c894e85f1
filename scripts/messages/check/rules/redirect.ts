import { barePath } from '@/lib/content/entries/redirectSchema';
import { splitLocale } from '@/lib/shared/i18n/localePath';
import { isLocale } from '@/lib/shared/i18n/locales';
import { redirectsIn, type WrittenRedirect } from '../catalogue/redirectsIn';
import { LinkTargets } from '../project/LinkTargets';
import { type Draft, error, type Rule, warning } from '../Rule';
import { suggestion } from '../text/closest';

type Surroundings = { all: WrittenRedirect[]; targets: LinkTargets; files: Set<string>; today: string };

/** Redirects from an address that is a page, to one that is none, in two directions, or over a second redirect. */
export const redirect: Rule = function* ({ catalogue, project, today }) {
  const all = redirectsIn(catalogue);
  const surroundings = { all, targets: new LinkTargets(catalogue, project), files: project.pictures, today };
  for (const written of all) {
    yield* checkSource(written, surroundings);
    yield* checkTarget(written, surroundings);
  }
};

/** What a post calls itself its schema looks at. */
function* checkSource(written: WrittenRedirect, { all, targets, files }: Surroundings): Iterable<Draft> {
  const { file, from, to, fromOffset } = written;
  const { locale, path } = splitLocale(from);
  const isRule = file.kind === 'redirects';
  const other = all.find((one) => one.from === from && one.to !== to && one !== written);
  if (locale && isRule) {
    const remedy = `Write ${path}: a redirect holds in every language.`;
    yield error(file, fromOffset, `The address ${from} names a language.`, remedy);
  } else if (isRule && !barePath.safeParse(from).success) {
    const problem = `"${from}" cannot be the address of a redirect.`;
    yield error(file, fromOffset, problem, 'Write a path such as /insights/old-name, without ? and #.');
  } else if (targets.has(from) || files.has(from)) {
    const problem = `There is a page at ${from}, which nobody would reach any more.`;
    yield error(file, fromOffset, problem, 'Delete the redirect, or give the page another name.');
  } else if (other && all.indexOf(other) < all.indexOf(written)) {
    const problem = `${other.file.path} sends ${from} to ${other.to} already.`;
    yield error(file, fromOffset, problem, 'Delete one of the two.');
  }
}

function* checkTarget(
  { file, from, to, toOffset }: WrittenRedirect,
  { all, targets, files, today }: Surroundings,
): Iterable<Draft> {
  const [path = '', anchor] = to.split('#');
  const next = all.find((one) => one.from === path);
  const notOut = targets.notOut(path, today);
  if (isLocale(path.split('/')[1])) {
    const remedy = `Write ${splitLocale(to).path}: a redirect holds in every language.`;
    yield error(file, toOffset, `The address ${to} names a language.`, remedy);
  } else if (targets.has(path)) {
    const anchors = targets.anchorsOf(path, 'en');
    if (anchor && anchors && !anchors.has(anchor)) {
      // Whoever hides a section need not know of the redirects to it: they lead to the top of its page meanwhile.
      const remedy = `Correct what follows the #, or delete it.${suggestion(anchor, anchors)}`;
      yield warning(file, toOffset, `The page ${path} has no place #${anchor}.`, remedy);
    }
    const problem = `The page ${to} ${notOut}, so the redirect leads nowhere.`;
    if (notOut) yield error(file, toOffset, problem, 'Lead to a page that is out.');
  } else if (next) {
    const isLoop = endOf(next, all) === undefined;
    const problem = isLoop
      ? `${from} leads to ${to}, which leads back: no page is ever reached.`
      : `${to} is itself a redirect.`;
    const remedy = isLoop ? 'Delete one of them.' : `Lead to ${endOf(next, all)} at once.`;
    yield error(file, toOffset, problem, remedy);
  } else if (!files.has(path)) {
    const remedy = `Correct the address.${suggestion(path, targets.all)}`;
    yield error(file, toOffset, `There is no page ${to}, where this redirect leads.`, remedy);
  }
}

/** Where a chain of redirects ends; undefined where it goes round. */
function endOf(
  { from, to }: WrittenRedirect,
  all: WrittenRedirect[],
  passed: string[] = [],
): string | undefined {
  if (passed.includes(from)) return undefined;
  const next = all.find((one) => one.from === to.replace(/#.*/, ''));
  return next ? endOf(next, all, [...passed, from]) : to;
}
