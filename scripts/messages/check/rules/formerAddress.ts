import path from 'node:path';
import { articlePath, pages } from '@/lib/shared/i18n/paths';
import { outFrom } from '../catalogue/outFrom';
import { parsePost } from '../catalogue/parsePost';
import { redirectsIn } from '../catalogue/redirectsIn';
import { lastText, type PastPost, postHistory } from '../project/postHistory';
import { type Rule, warning } from '../Rule';
import { closest } from '../text/closest';

/** Articles and news that git had and the folder has not, so that links and search results lead to no page. */
export const formerAddress: Rule = function* ({ catalogue, today }) {
  const dir = catalogue.pathOf(undefined, '');
  const present = catalogue.files
    .filter(({ kind }) => kind === 'post')
    .map(({ locale, name }) => `${locale}/${name}`);
  const slugs = new Set(present.map(slugOf));
  const history = postHistory(dir);
  const gone = history.filter(({ file }) => !slugs.has(slugOf(file)));
  const redirected = new Set(redirectsIn(catalogue).map(({ from }) => from));
  const file = catalogue.find(undefined, 'redirects.json') ?? {
    path: catalogue.pathOf(undefined, 'redirects.json'),
  };
  for (const slug of new Set(gone.map((post) => slugOf(post.file)))) {
    const versions = gone.filter((post) => slugOf(post.file) === slug);
    const from = articlePath(slug);
    if (redirected.has(from) || !versions.some((post) => wasOut(dir, post, today))) continue;
    const next = versions
      .map((post) => successorOf(post, history, present))
      .find((found) => found !== undefined);
    const to = next === undefined ? pages.insights : articlePath(slugOf(next));
    const problem = `The page ${from} is gone; links and search results that lead there find nothing.`;
    const remedy = `Add "${from.slice(0, -1)}": "${to.slice(0, -1)}" between { and }.`;
    yield warning(file, 0, problem, remedy);
  }
};

function slugOf(file: string): string {
  return path.basename(file, '.md');
}

function wasOut(dir: string, post: PastPost, today: string): boolean {
  const { tree } = parsePost(lastText(dir, post));
  return outFrom({ kind: 'post', tree }) <= today;
}

/** The file that took the place of a post: one that its commit added beside it, or that git does not know yet. */
function successorOf(post: PastPost, history: PastPost[], present: string[]): string | undefined {
  const known = new Set(history.map(({ file }) => file));
  const added = post.removedIn ? post.addedThen : present.filter((file) => !known.has(file));
  const candidates = added.filter((file) => path.dirname(file) === path.dirname(post.file));
  const next = candidates.length > 1 ? closest(post.file, candidates) : candidates[0];
  if (next === undefined || present.includes(next)) return next;
  const renamed = history.find(({ file }) => file === next);
  return renamed?.removedIn && renamed.removedIn !== post.removedIn
    ? successorOf(renamed, history, present)
    : undefined;
}
