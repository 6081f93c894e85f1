import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { toFileKeys, toFormKeys } from './formKeys';
import { type Content, isEmpty, isSame, normalizeLines, SOURCE, splitSource } from './source';

/** Reads a JSON file. Throws if it is not a single JSON object, or if an object contains a key twice. */
export function readJson(text: string): Content {
  return { ...(toFormKeys(parseObject(text)) as Content), [SOURCE]: text };
}

/**
 * Writes a JSON file with changes only in the values that were edited. New values are written over several lines, in
 * the order of the form.
 */
export function writeJson(content: Content): string {
  const { source, rest } = splitSource(content);
  const { text, restore } = normalizeLines(source);
  const root = parseTree(text);
  const indent = /^[ \t]+(?=\S)/m.exec(text)?.[0] ?? '  ';
  const newText = serialize(toFileKeys(rest), root, { source: text, unit: indent }, '');
  return restore(root ? text.slice(0, root.offset) + newText + text.slice(getEnd(root)) : `${newText}\n`);
}

/**
 * Reads a JSON map into a list of entries, because Sveltia CMS treats a dot in a key as a nested path. Throws under the
 * same conditions as `readJson`.
 */
export function readRecord(text: string): Content {
  const entries = Object.entries(parseObject(text));
  return { entries: entries.map(([from, to]) => ({ from, to })), [SOURCE]: text };
}

/** Writes a JSON map like `writeJson`. Throws if two entries have the same key. */
export function writeRecord({ entries = [], ...rest }: Content): string {
  const pairs = (entries as { from: string; to: string }[]).map(({ from, to }) => [from, to] as const);
  const duplicate = findDuplicate(pairs.map(([from]) => from));
  if (duplicate !== undefined) throw new Error(`"${duplicate}" appears twice. Delete one of the two.`);
  return writeJson({ ...rest, ...Object.fromEntries(pairs) });
}

function parseObject(source: string): Content {
  const { text } = normalizeLines(source);
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('The file must contain a single JSON object.');
  const duplicate = findDuplicateKey(parseTree(text));
  if (duplicate !== undefined) throw new Error(`The key "${duplicate}" appears twice in the same object.`);
  return value as Content;
}

/** Finds a duplicate key. JSON.parse keeps only the last one, so saving would delete the others. */
function findDuplicateKey(node: Node | undefined): string | undefined {
  const duplicate = node?.type === 'object' ? findDuplicate(readKeys(node)) : undefined;
  return duplicate ?? node?.children?.map(findDuplicateKey).find((key) => key !== undefined);
}

function findDuplicate(names: string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) !== index);
}

/** Returns the keys of an object in the order of the file. */
function readKeys({ children = [] }: Node): string[] {
  return children.map(({ children: [key] = [] }) => String(key?.value));
}

/** The text of a file, and the indentation of one level. */
type Layout = { source: string; unit: string };

/** A member of an object or an item of an array, with its node in the file. */
type Part = { text: string; node: Node | undefined };

/** Serializes a value. Unchanged values keep their source text; no-break spaces are escaped, and letters are in NFC. */
function serialize(value: unknown, node: Node | undefined, layout: Layout, indent: string): string {
  const { source, unit } = layout;
  if (node && isSame(getNodeValue(node), value)) return source.slice(node.offset, getEnd(node));
  const inner = indent + unit;
  if (Array.isArray(value)) {
    const parts = value.map((item, index): Part => {
      const old = findOldItem(item, index, value, node);
      return { text: serialize(item, old, layout, inner), node: old };
    });
    return enclose('[]', parts, node?.type === 'array' ? node : undefined, layout, indent);
  }
  if (typeof value === 'object' && value !== null) {
    const values = { ...getEmptyValues(node), ...value } as Content;
    const parts = getOrderedKeys(values, node).map((key): Part => {
      const old = node && findNodeAtLocation(node, [key]);
      const name = old?.parent ? source.slice(old.parent.offset, old.offset) : `${JSON.stringify(key)}: `;
      return { text: name + serialize(values[key], old, layout, inner), node: old?.parent };
    });
    return enclose('{}', parts, node?.type === 'object' ? node : undefined, layout, indent);
  }
  return JSON.stringify(value).normalize('NFC').replaceAll('\u00a0', '\\u00a0');
}

/**
 * Joins the parts of an object or array, with the white space of the file between parts that were neighbours there. New
 * parts go on separate lines, or on the same line if the whole group is on one line. A multi-line group whose first
 * part follows the opening bracket on the same line is laid out again.
 */
function enclose(
  brackets: string,
  parts: Part[],
  node: Node | undefined,
  { source, unit }: Layout,
  indent: string,
) {
  const [open, close] = brackets;
  if (parts.length === 0) return brackets;
  const old = node?.children ?? [];
  const [first, last] = [old[0], old.at(-1)];
  const isInline = node !== undefined && !source.slice(node.offset, getEnd(node)).includes('\n');
  const start = node && first ? source.slice(node.offset + 1, first.offset) : '';
  const end = node && last ? source.slice(getEnd(last), getEnd(node) - 1) : '';
  const keepsLayout = isInline || start.includes('\n');
  const edge = isInline && open === '{' ? ' ' : '';
  const line = isInline ? edge : `\n${indent}${unit}`;
  const gap = ({ node: a }: Part, { node: b }: Part) =>
    keepsLayout && a && b && old.indexOf(b) === old.indexOf(a) + 1
      ? source.slice(getEnd(a), b.offset)
      : `,${isInline ? ' ' : line}`;
  const body = parts.map((part, index) => (index ? gap(parts[index - 1] as Part, part) : '') + part.text);
  const isFirst = keepsLayout && first && parts[0]?.node === first;
  const isLast = keepsLayout && last && parts.at(-1)?.node === last;
  return [open, isFirst ? start : line, ...body, isLast ? end : isInline ? edge : `\n${indent}`, close].join(
    '',
  );
}

function getEnd({ offset, length }: Node): number {
  return offset + length;
}

/** Returns the empty values of an object in the file. Forms leave them out, so they are merged back. */
function getEmptyValues(node: Node | undefined): Content {
  const values = node?.type === 'object' ? (getNodeValue(node) as Content) : {};
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isEmpty(value)));
}

/** Returns the keys of an object in the order of the file. A new key follows the key that precedes it in the form. */
function getOrderedKeys(value: Content, node: Node | undefined): string[] {
  const oldKeys = node?.type === 'object' ? readKeys(node) : [];
  const newKeys = Object.keys(value).filter(
    (key) => !isEmpty(value[key]) || (value[key] !== undefined && oldKeys.includes(key)),
  );
  const keptKeys = oldKeys.filter((key) => newKeys.includes(key));
  const keys = [...keptKeys];
  for (const [index, key] of newKeys.entries()) {
    if (!keptKeys.includes(key)) keys.splice(keys.indexOf(newKeys[index - 1] ?? '') + 1, 0, key);
  }
  return keys;
}

/** Finds the node of a list entry in the file: by id, then by equal value, then by position. */
function findOldItem(
  item: unknown,
  index: number,
  items: unknown[],
  node: Node | undefined,
): Node | undefined {
  const children = node?.type === 'array' ? (node.children ?? []) : [];
  const id = (item as Content | null)?.id;
  if (id !== undefined) return children.find((child) => findNodeAtLocation(child, ['id'])?.value === id);
  return (
    children.find((child) => isSame(getNodeValue(child), item)) ??
    (children.length === items.length ? children[index] : undefined)
  );
}
