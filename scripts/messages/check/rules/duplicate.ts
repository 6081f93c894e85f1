import type { MessageFile } from '../catalogue/MessageFile';
import { flattenTree, getChild } from '../catalogue/Tree';
import { createError, type Rule, type UnplacedFinding } from '../Rule';

/** Reports ids, URLs and anchors that are used twice. */
export const duplicate: Rule = function* ({ catalogue }) {
  for (const file of catalogue.files) yield* findDuplicateIds(file);
  yield* findDuplicateUrls(catalogue.posts);
  yield* findDuplicateAnchors(catalogue.posts);
};

function* findDuplicateIds(file: MessageFile): Iterable<UnplacedFinding> {
  for (const { kind, children } of file.tree ? flattenTree(file.tree) : []) {
    if (kind !== 'entries') continue;
    for (const [index, entry] of children.entries()) {
      const first = children.findIndex(({ key }) => key === entry.key);
      if (first === index) continue;
      const problem = `The id "${entry.key}" is already used by entry ${first + 1} of this list.`;
      yield createError(file, (getChild(entry, 'id') ?? entry).offset, problem, 'Choose another id.');
    }
  }
}

function* findDuplicateUrls(posts: MessageFile[]): Iterable<UnplacedFinding> {
  for (const file of posts.filter(({ name }) => name.startsWith('news/'))) {
    const article = posts.find(({ name }) => name === file.name.replace('news/', 'insights/'));
    const problem = `${article?.path} has the same URL as this news item, which is therefore not shown.`;
    if (article) yield createError(file, 0, problem, 'Rename this file in all three languages.');
  }
}

function* findDuplicateAnchors(posts: MessageFile[]): Iterable<UnplacedFinding> {
  const owners = new Map<unknown, MessageFile>();
  for (const file of posts) {
    const link = getChild(file.tree, 'link');
    if (typeof link?.value !== 'string') continue;
    const owner = owners.get(link.value) ?? file;
    owners.set(link.value, owner);
    if (owner.name === file.name) continue;
    const problem = `The anchor ${link.value} is already used by ${owner.path}.`;
    yield createError(file, link.offset, problem, `Use a free one: ${suggestFreeAnchor(posts)}.`);
  }
}

export function suggestFreeAnchor(posts: MessageFile[]): string {
  const numbers = posts.map(({ tree }) =>
    Number(/\d+$/.exec(String(getChild(tree, 'link')?.value))?.[0] ?? 0),
  );
  return `#article${Math.max(0, ...numbers) + 1}`;
}
