import { isAlias, isMap, isScalar, isSeq, type Node, Scalar } from 'yaml';

/** A value of a JSON file or a front matter, with its place in the file. */
export type Tree = {
  /** The key, or the id or place of an entry in its list; empty at the root. */
  key: string;
  /** The keys down to here, joined by dots: `hero.title`, `items.hai-phong.result`. */
  path: string;
  /** `entries` is a list of groups that each have an `id`; their keys are those ids. */
  kind: 'text' | 'group' | 'list' | 'entries' | 'other';
  /** The plain value. */
  value: unknown;
  /** Where the value begins in the file. */
  offset: number;
  /** Where its key begins; in a list, where the value does. */
  keyOffset: number;
  children: Tree[];
  /** Where a character of a text stands in the file, by its index. */
  offsetOf(index: number): number;
};

/** A text, with its place in the file. */
export type TextNode = Tree & { value: string };

/** The child of a group or list by its key; undefined where there is none. */
export function getChild(tree: Tree | undefined, key: string): Tree | undefined {
  return tree?.children.find((child) => child.key === key);
}

/** The value at a dotted path; undefined where there is none. */
export function getNode(tree: Tree | undefined, path: string): Tree | undefined {
  return path.split('.').reduce(getChild, tree);
}

/** A node and all below it, parents first. */
export function flattenTree(tree: Tree): Tree[] {
  return [tree, ...tree.children.flatMap(flattenTree)];
}

/** Every text below and including a node. */
export function getTexts(tree: Tree): TextNode[] {
  return tree.kind === 'text' ? [tree as TextNode] : tree.children.flatMap(getTexts);
}

/** Builds the tree of a parsed document, which begins at `base` in the text of its file. */
export function buildTree(contents: Node | null, source: string, base: number): Tree {
  const startOf = (node: Node | null) => base + (node?.range?.[0] ?? 0);
  /** Written out as one literal a node: of thousands of posts there are hundreds of thousands. */
  const build = (node: Node | null, key: string, path: string, keyOffset: number): Tree => {
    const offset = startOf(node);
    const value: unknown = node && !isAlias(node) ? node.toJSON() : null;
    const ids = isSeq(node) ? getIds(value as unknown[]) : undefined;
    return {
      key,
      path,
      kind: getKind(node, ids),
      value,
      offset,
      keyOffset,
      children: getParts(node, ids).map(([key, named, value]) =>
        build(value, key, path === '' ? key : `${path}.${key}`, startOf(named)),
      ),
      offsetOf: isQuoted(node) ? (index) => sourceOffset(source, offset, index) : (index) => offset + index,
    };
  };
  return build(contents, '', '', base);
}

function getKind(node: Node | null, ids: string[] | undefined): Tree['kind'] {
  if (isMap(node)) return 'group';
  if (isSeq(node)) return ids ? 'entries' : 'list';
  return isScalar(node) && typeof node.value === 'string' ? 'text' : 'other';
}

/** What a group or a list holds: the key, where it stands, and the value. */
function getParts(node: Node | null, ids: string[] | undefined): [string, Node, Node | null][] {
  if (isMap<Node, Node | null>(node)) {
    return node.items.flatMap(({ key, value }) => (isScalar(key) ? [[String(key.value), key, value]] : []));
  }
  if (!isSeq<Node>(node)) return [];
  return node.items.map((item, index) => [ids?.[index] ?? String(index), item, item]);
}

function getIds(items: unknown[]): string[] | undefined {
  const ids = items.map((item) => (item as { id?: unknown } | null)?.id);
  return ids.length > 0 && ids.every((id) => typeof id === 'string') ? ids : undefined;
}

function isQuoted(node: Node | null): boolean {
  return isScalar(node) && (node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE);
}

/** Walks over a written text until `index` characters of its value have passed: an escape writes one with several. */
function sourceOffset(source: string, start: number, index: number): number {
  let offset = start + 1;
  for (let passed = 0; passed < index; passed += 1) {
    const written = /^(?:\\u[\dA-Fa-f]{4}|\\x[\dA-Fa-f]{2}|\\U[\dA-Fa-f]{8}|\\.|'')/.exec(
      source.slice(offset, offset + 10),
    )?.[0];
    offset += written !== undefined && (written !== "''" || source[start] === "'") ? written.length : 1;
  }
  return offset;
}
