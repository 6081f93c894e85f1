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

/** What surrounds the document in its file: the file's text, and where in it the document begins. */
type Surroundings = { source: string; base: number };

/** Builds the tree of a parsed document. */
export function buildTree(contents: Node | null, surroundings: Surroundings): Tree {
  return build(contents, { key: '', path: '', keyOffset: surroundings.base }, surroundings);
}

/** The child of a group or list by its key; undefined where there is none. */
export function childOf(tree: Tree | undefined, key: string): Tree | undefined {
  return tree?.children.find((child) => child.key === key);
}

/** The value at a dotted path; undefined where there is none. */
export function nodeAt(tree: Tree, path: string): Tree | undefined {
  return path.split('.').reduce<Tree | undefined>(childOf, tree);
}

/** A text, with its place in the file. */
export type TextNode = Tree & { value: string };

/** Every text below and including a node. */
export function textsOf(tree: Tree): TextNode[] {
  return tree.kind === 'text' ? [tree as TextNode] : tree.children.flatMap(textsOf);
}

type Name = Pick<Tree, 'key' | 'path' | 'keyOffset'>;

/** Written out as one literal a node: of thousands of posts there are hundreds of thousands. */
function build(node: Node | null, { key, path, keyOffset }: Name, surroundings: Surroundings): Tree {
  const offset = surroundings.base + (node?.range?.[0] ?? 0);
  const value: unknown = node && !isAlias(node) ? node.toJSON() : null;
  const ids = isSeq(node) ? idsOf(value as unknown[]) : undefined;
  return {
    key,
    path,
    kind: kindOf(node, ids),
    value,
    offset,
    keyOffset,
    children: partsOf(node, ids, surroundings.base).map(({ key, keyOffset, value }) =>
      build(value, { key, path: join(path, key), keyOffset }, surroundings),
    ),
    offsetOf: offsetsOf(node, offset, surroundings.source),
  };
}

function kindOf(node: Node | null, ids: string[] | undefined): Tree['kind'] {
  if (isMap(node)) return 'group';
  if (isSeq(node)) return ids ? 'entries' : 'list';
  return isScalar(node) && typeof node.value === 'string' ? 'text' : 'other';
}

type Part = { key: string; keyOffset: number; value: Node | null };

/** What a group or a list holds. */
function partsOf(node: Node | null, ids: string[] | undefined, base: number): Part[] {
  if (isMap(node)) {
    return node.items.flatMap(({ key, value }) => {
      if (!isScalar(key)) return [];
      return { key: String(key.value), keyOffset: base + (key.range?.[0] ?? 0), value: value as Node | null };
    });
  }
  if (!isSeq(node)) return [];
  return (node.items as Node[]).map((item, index) => ({
    key: ids?.[index] ?? String(index),
    keyOffset: base + (item.range?.[0] ?? 0),
    value: item,
  }));
}

function offsetsOf(node: Node | null, offset: number, source: string): Tree['offsetOf'] {
  const quoted = isScalar(node) && (node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE);
  return quoted ? (index) => sourceOffset(source, offset, index) : (index) => offset + index;
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function idsOf(items: unknown[]): string[] | undefined {
  const ids = items.map((item) => (item as { id?: unknown } | null)?.id);
  return ids.length > 0 && ids.every((id) => typeof id === 'string') ? (ids as string[]) : undefined;
}

/** Walks over a written text until `index` characters of its value have passed: an escape writes one with several. */
function sourceOffset(source: string, start: number, index: number): number {
  let offset = start + 1;
  for (let passed = 0; passed < index; passed += 1) {
    const written = /^(?:\\u[\da-f]{4}|\\.|'')/i.exec(source.slice(offset, offset + 6))?.[0];
    offset += written !== undefined && (written !== "''" || source[start] === "'") ? written.length : 1;
  }
  return offset;
}
