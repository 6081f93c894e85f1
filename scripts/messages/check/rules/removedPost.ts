import path from 'node:path';
import { getArticlePath, pages } from '@/lib/shared/i18n/paths';
import { getPagePath } from '../catalogue/getPagePath';
import { getPublicationDate } from '../catalogue/getPublicationDate';
import { getRedirects } from '../catalogue/getRedirects';
import { isProbablySamePost } from '../catalogue/isProbablySamePost';
import type { MessageFile, Parsed } from '../catalogue/MessageFile';
import { parsePost } from '../catalogue/parsePost';
import { type PastPost, readLastText, readPostHistory } from '../project/readPostHistory';
import { createWarning, type Rule } from '../Rule';

/** Reports posts that exist in the git history but not in the folder, so that links and search results are broken. */
export const removedPost: Rule = function* ({ catalogue, today }) {
  const dir = catalogue.getPath(undefined, '');
  const history = readPostHistory(dir);
  const posts = new Map(catalogue.posts.map((file) => [`${file.locale}/${file.name}`, file]));
  const knownPaths = new Set([
    ...catalogue.posts.map(getPagePath),
    ...getRedirects(catalogue).map(({ from }) => from),
  ]);
  const table = catalogue.find(undefined, 'redirects.json');
  const file = table ?? { path: catalogue.getPath(undefined, 'redirects.json') };
  let isFirst = !table?.tree?.children.length;
  for (const past of history) {
    const from = getPostPath(past.file);
    if (knownPaths.has(from)) continue;
    const text = parsePost(readLastText(dir, past));
    if (getPublicationDate({ kind: 'post', tree: text.tree }) > today) continue;
    knownPaths.add(from);
    const successor = findSuccessor(past, { text, history, posts, today });
    const target = successor === undefined ? pages.insights : getPostPath(successor);
    const problem = `The page ${from} was removed, so existing links and search results are broken.`;
    const line = `"${from.slice(0, -1)}": "${target.slice(0, -1)}"`;
    yield createWarning(
      file,
      0,
      problem,
      isFirst ? `Add ${line} between { and }.` : `Add ${line}, after the {.`,
    );
    isFirst = false;
  }
};

function getPostPath(file: string): string {
  return getArticlePath(path.basename(file, '.md'));
}

type SearchContext = {
  /** The last text of the post. */
  text: Parsed;
  history: PastPost[];
  /** Existing posts by file. */
  posts: Map<string, MessageFile>;
  today: string;
};

/** Finds the renamed file of a post: a similar post that was added by the same commit or is not committed yet. */
function findSuccessor(past: PastPost, context: SearchContext): string | undefined {
  const { text, history, posts, today } = context;
  const committedFiles = new Set(history.map(({ file }) => file));
  const addedFiles = past.removalCommit
    ? past.addedTogether
    : [...posts.keys()].filter((file) => !committedFiles.has(file));
  const candidates = addedFiles.filter((file) => path.dirname(file) === path.dirname(past.file));
  const successor = candidates.find((file) => {
    const post = posts.get(file);
    return post && isProbablySamePost(text, post) && getPublicationDate(post) <= today;
  });
  if (successor) return successor;
  // The file may have been renamed more than once.
  const renamed = history.find(
    ({ file, removalCommit }) => candidates.includes(file) && removalCommit && !posts.has(file),
  );
  return renamed && renamed.removalCommit !== past.removalCommit
    ? findSuccessor(renamed, context)
    : undefined;
}
