import path from 'node:path';
import type { FileOptions } from '../ContentLintOptions';
import { getPagePath } from '../catalogue/getPagePath';
import { getPublicationDate } from '../catalogue/getPublicationDate';
import { getRedirects } from '../catalogue/getRedirects';
import { isProbablySamePost } from '../catalogue/isProbablySamePost';
import type { MessageFile, ParsedContent } from '../catalogue/MessageFile';
import { parseMarkdownFile } from '../catalogue/parseMarkdownFile';
import { type PastPost, readLastText, readPostHistory } from '../project/readPostHistory';
import { createWarning, type Rule } from '../Rule';

/** Reports posts that exist in the git history but not in the folder, so that links and search results are broken. */
export const removedPost: Rule = function* ({ catalogue, today, options }) {
  const { redirects, markdown, shouldSearchGitHistory: hasHistory = true, files } = options;
  if (!redirects || !hasHistory) return;
  const { formats } = catalogue.workspace.reader;
  const dir = catalogue.getPath(undefined, '');
  const history = readPostHistory(dir, getPostFolders(files));
  const posts = new Map(catalogue.posts.map((file) => [`${file.locale}/${file.name}`, file]));
  const knownPaths = new Set([
    ...catalogue.posts.map(getPagePath),
    ...getRedirects(catalogue).map(({ from }) => from),
  ]);
  const table = catalogue.find(undefined, redirects.file);
  const file = table ?? { path: catalogue.getPath(undefined, redirects.file) };
  let isFirst = !table?.tree?.children.length;
  for (const past of history) {
    const format = formats.getLocalized(past.file.replace(/^[^/]*\//, ''));
    const from = format && getPagePath({ format, name: past.file });
    if (!from || knownPaths.has(from)) continue;
    const text = parseMarkdownFile(readLastText(dir, past), markdown);
    if (getPublicationDate({ kind: 'post', tree: text.tree }) > today) continue;
    knownPaths.add(from);
    const successor = posts.get(findSuccessor(past, { text, history, posts, today }) ?? '');
    const target = successor ? getPagePath(successor) : (format.folder?.listPath ?? '/');
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

/** Returns the names of the folders with posts. */
function getPostFolders({ folders = {} }: FileOptions): string[] {
  return Object.keys(folders).filter((name) => folders[name]?.kind === 'post');
}

type SearchContext = {
  /** The last text of the post. */
  text: ParsedContent;
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
