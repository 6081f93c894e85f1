import { isAlias, isMap, isScalar, isSeq, type Node, Scalar } from 'yaml';

/** A value in a JSON file or in front matter, with its position in the file. */
export type Tree = {
  /** The key; in a list, the id or index of the entry. Empty at the root. */
  key: string;
  /** The keys from the root, joined by dots: `hero.title`, `items.hai-phong.result`. */
  path: string;
  /** `entries` is a list of groups that each have an `id`, which is used as the key. */
  kind: 'text' | 'group' | 'list' | 'entries' | 'other';
  /** The parsed value. */
  value: unknown;
  /** Start of the value in the file. */
  offset: number;
  /** Start of the key; in a list, start of the value. */
  keyOffset: number;
  children: Tree[];
  /** Returns the file offset of the character at an index of the text. */
  getOffset(index: number): number;
};

/** A text value. */
export type TextNode = Tree & { value: string };

/** Returns the child with a key; undefined if it does not exist. */
export function getChild(tree: Tree | undefined, key: string): Tree | undefined {
  return tree?.children.find((child) => child.key === key);
}

/** Returns the value at a dotted path; undefined if it does not exist. */
export function getNode(tree: Tree | undefined, path: string): Tree | undefined {
  return path.split('.').reduce(getChild, tree);
}

/** Returns a node and its descendants, parents first. */
export function flattenTree(tree: Tree): Tree[] {
  const nodes: Tree[] = [];
  const add = (node: Tree) => {
    nodes.push(node);
    node.children.forEach(add);
  };
  add(tree);
  return nodes;
}

/** Returns all texts of a node and its descendants. */
export function getTexts(tree: Tree): TextNode[] {
  return tree.kind === 'text' ? [tree as TextNode] : tree.children.flatMap(getTexts);
}

/** Builds the tree of a parsed document that starts at the offset `base` of its file. */
export function buildTree(contents: Node | null, source: string, base: number): Tree {
  const getStart = (node: Node | null) => base + (node?.range?.[0] ?? 0);
  // One object literal per node, for speed: thousands of posts have hundreds of thousands of nodes.
  const build = (node: Node | null, key: string, path: string, keyOffset: number): Tree => {
    const offset = getStart(node);
    const value: unknown = node && !isAlias(node) ? node.toJSON() : null;
    const ids = isSeq(node) ? getIds(value as unknown[]) : undefined;
    return {
      key,
      path,
      kind: getKind(node, ids),
      value,
      offset,
      keyOffset,
      children: getChildEntries(node, ids).map(([key, positionNode, value]) =>
        build(value, key, path === '' ? key : `${path}.${key}`, getStart(positionNode)),
      ),
      getOffset: isQuoted(node)
        ? (index) => getSourceOffset(source, offset, index)
        : (index) => offset + index,
    };
  };
  return build(contents, '', '', base);
}

function getKind(node: Node | null, ids: string[] | undefined): Tree['kind'] {
  if (isMap(node)) return 'group';
  if (isSeq(node)) return ids ? 'entries' : 'list';
  return isScalar(node) && typeof node.value === 'string' ? 'text' : 'other';
}

/** Returns the children of a group or list: the key, the node that marks its position, and the value. */
function getChildEntries(node: Node | null, ids: string[] | undefined): [string, Node, Node | null][] {
  if (isMap<Node, Node | null>(node)) {
    return node.items.flatMap(({ key, value }) => (isScalar(key) ? [[String(key.value), key, value]] : []));
  }
  if (!isSeq<Node>(node)) return [];
  return node.items.map((item, index) => [ids?.[index] ?? String(index), item, item]);
}

/** Returns the ids of a list of entries; undefined for another list. */
function getIds(items: unknown[]): string[] | undefined {
  const ids = items.map((item) => (item as { id?: unknown } | null)?.id);
  return ids.length > 0 && ids.every((id) => typeof id === 'string') ? ids : undefined;
}

function isQuoted(node: Node | null): boolean {
  return isScalar(node) && (node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE);
}

/** Converts an index in the value of a quoted text to a file offset. Escape sequences have several characters. */
function getSourceOffset(source: string, start: number, index: number): number {
  let offset = start + 1;
  for (let position = 0; position < index; position += 1) {
    const escapeSequence = /^(?:\\u[\dA-Fa-f]{4}|\\x[\dA-Fa-f]{2}|\\U[\dA-Fa-f]{8}|\\.|'')/.exec(
      source.slice(offset, offset + 10),
    )?.[0];
    offset +=
      escapeSequence !== undefined && (escapeSequence !== "''" || source[start] === "'")
        ? escapeSequence.length
        : 1;
  }
  return offset;
}
