import path from 'node:path';
import { getPagePath } from '../catalogue/getPagePath';
import { getPublicationDate } from '../catalogue/getPublicationDate';
import { getRedirects } from '../catalogue/getRedirects';
import { isProbablySamePost } from '../catalogue/isProbablySamePost';
import type { MessageFile, ParsedContent } from '../catalogue/MessageFile';
import { parseMarkdownFile } from '../catalogue/parseMarkdownFile';
import { type PastPost, readLastText, readPostHistory } from '../project/readPostHistory';
import { createWarning, type Rule } from '../Rule';

/** Reports posts that exist only in the git history, without a redirect from their URL. */
export const removedPost: Rule = function* ({ catalogue, now, options }) {
  const { redirects, markdown, shouldSearchGitHistory = true } = options;
  if (!redirects || !shouldSearchGitHistory) return;
  const { formats } = catalogue.workspace.reader;
  const { folders = {} } = options.files;
  const dir = catalogue.getPath(undefined, '');
  const postFolders = Object.keys(folders).filter((name) => folders[name]?.kind === 'post');
  const history = readPostHistory(dir, postFolders);
  const posts = new Map(catalogue.posts.map((file) => [`${file.locale}/${file.name}`, file]));
  const knownPaths = new Set([
    ...catalogue.posts.map(getPagePath),
    ...getRedirects(catalogue).map(({ from }) => from),
  ]);
  const redirectsFile = catalogue.find(undefined, redirects.file);
  const file = redirectsFile ?? { path: catalogue.getPath(undefined, redirects.file) };
  let isFirstRedirect = !redirectsFile?.tree?.children.length;
  for (const pastPost of history) {
    const format = formats.getLocalized(pastPost.file.replace(/^[^/]*\//, ''));
    const from = format && getPagePath({ format, name: pastPost.file });
    if (!from || knownPaths.has(from)) continue;
    const content = parseMarkdownFile(readLastText(dir, pastPost), markdown);
    if (getPublicationDate({ kind: 'post', tree: content.tree }) > now) continue;
    knownPaths.add(from);
    const successor = posts.get(findSuccessor(pastPost, { content, history, posts, now }) ?? '');
    const target = successor ? getPagePath(successor) : (format.folder?.listPath ?? '/');
    const line = `"${from.slice(0, -1)}": "${target.slice(0, -1)}"`;
    const id = isFirstRedirect ? 'removed-post.first' : 'removed-post.further';
    yield createWarning(file, 0, id, { from, line });
    isFirstRedirect = false;
  }
};

type SearchContext = {
  /** The last committed content of the removed post. */
  content: ParsedContent;
  history: PastPost[];
  /** Existing posts, by path relative to the messages folder. */
  posts: Map<string, MessageFile>;
  now: string;
};

/** Returns the new file of a renamed post: a similar post, added by the commit of the removal or not committed yet. */
function findSuccessor(pastPost: PastPost, context: SearchContext): string | undefined {
  const { content, history, posts, now } = context;
  const committedFiles = new Set(history.map(({ file }) => file));
  const addedFiles = pastPost.removalCommit
    ? pastPost.addedTogether
    : [...posts.keys()].filter((file) => !committedFiles.has(file));
  const candidates = addedFiles.filter((file) => path.dirname(file) === path.dirname(pastPost.file));
  const successor = candidates.find((file) => {
    const post = posts.get(file);
    return post && isProbablySamePost(content, post) && getPublicationDate(post) <= now;
  });
  if (successor) return successor;
  // The file may have been renamed more than once.
  const renamedPost = history.find(
    ({ file, removalCommit }) => candidates.includes(file) && removalCommit && !posts.has(file),
  );
  return renamedPost && renamedPost.removalCommit !== pastPost.removalCommit
    ? findSuccessor(renamedPost, context)
    : undefined;
}
