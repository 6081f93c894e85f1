import type { FileOptions } from '../ContentLintOptions';
import { getPagePath } from '../catalogue/getPagePath';
import type { MessageFile } from '../catalogue/MessageFile';
import { flattenTree, getChild } from '../catalogue/Tree';
import { createError, type Findings, type Rule } from '../Rule';

/** Reports ids, URLs and anchors that are used twice. */
export const duplicate: Rule = function* ({ catalogue, options }) {
  for (const file of catalogue.files) yield* findDuplicateIds(file);
  yield* findDuplicateUrls(sortByFolder(catalogue.posts, options.files));
  yield* findDuplicateAnchors(catalogue.posts);
};

function* findDuplicateIds(file: MessageFile): Findings {
  for (const { kind, children } of file.tree ? flattenTree(file.tree) : []) {
    if (kind !== 'entries') continue;
    for (const [index, entry] of children.entries()) {
      const firstIndex = children.findIndex(({ key }) => key === entry.key);
      if (firstIndex === index) continue;
      const { offset } = getChild(entry, 'id') ?? entry;
      yield createError(file, offset, 'duplicate.id', { id: entry.key, number: firstIndex + 1 });
    }
  }
}

/** Sorts posts by the order of their folders in the options: the first folder keeps the URL. */
function sortByFolder(posts: MessageFile[], { folders = {} }: FileOptions): MessageFile[] {
  const order = Object.values(folders);
  const getIndex = ({ format: { folder } }: MessageFile) => (folder ? order.indexOf(folder) : 0);
  return posts.toSorted((a, b) => getIndex(a) - getIndex(b));
}

function* findDuplicateUrls(posts: MessageFile[]): Findings {
  const owners = new Map<string, MessageFile>();
  for (const file of posts) {
    const path = getPagePath(file);
    const owner = owners.get(path) ?? file;
    owners.set(path, owner);
    if (owner.name === file.name) continue;
    yield createError(file, 0, 'duplicate.url', { owner: owner.path, noun: file.format.folder?.noun ?? '' });
  }
}

function* findDuplicateAnchors(posts: MessageFile[]): Findings {
  const owners = new Map<unknown, MessageFile>();
  for (const file of posts) {
    const link = getChild(file.tree, 'link');
    if (typeof link?.value !== 'string') continue;
    const owner = owners.get(link.value) ?? file;
    owners.set(link.value, owner);
    if (owner.name === file.name) continue;
    const values = { anchor: link.value, owner: owner.path };
    yield createError(file, link.offset, 'duplicate.anchor', values);
  }
}
