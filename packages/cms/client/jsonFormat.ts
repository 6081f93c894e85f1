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
  const { source, values } = splitSource(content);
  const { text, restore } = normalizeLines(source);
  const root = parseTree(text);
  const indentUnit = /^[ \t]+(?=\S)/m.exec(text)?.[0] ?? '  ';
  const newText = serialize(toFileKeys(values), root, { source: text, indentUnit }, '');
  return restore(root ? text.slice(0, root.offset) + newText + text.slice(getEnd(root)) : `${newText}\n`);
}

/**
 * Reads a JSON map into a list of entries (`from` is the key, `to` the value), because Sveltia CMS treats a dot in a
 * key as a nested path. Throws under the same conditions as `readJson`.
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

/** Returns the first name that occurs twice. */
function findDuplicate(names: string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) !== index);
}

/** Returns the keys of an object in the order of the file. */
function readKeys({ children = [] }: Node): string[] {
  return children.map(({ children: [key] = [] }) => String(key?.value));
}

/** The text of a file, and the indentation of one level. */
type Layout = { source: string; indentUnit: string };

/** A member of an object or an item of an array, with its node in the file. */
type Part = { text: string; node: Node | undefined };

/** Serializes a value. Unchanged values keep their source text; no-break spaces are escaped, and letters are in NFC. */
function serialize(value: unknown, node: Node | undefined, layout: Layout, indent: string): string {
  const { source, indentUnit } = layout;
  if (node && isSame(getNodeValue(node), value)) return source.slice(node.offset, getEnd(node));
  const innerIndent = indent + indentUnit;
  if (Array.isArray(value)) {
    const parts = value.map((item, index): Part => {
      const oldNode = findOldItem(item, index, value, node);
      return { text: serialize(item, oldNode, layout, innerIndent), node: oldNode };
    });
    return joinParts('[]', parts, node?.type === 'array' ? node : undefined, layout, indent);
  }
  if (typeof value === 'object' && value !== null) {
    const values = { ...getEmptyValues(node), ...value } as Content;
    const parts = getOrderedKeys(values, node).map((key): Part => {
      const oldValue = node && findNodeAtLocation(node, [key]);
      const oldMember = oldValue?.parent;
      const keyText = oldMember
        ? source.slice(oldMember.offset, oldValue.offset)
        : `${JSON.stringify(key)}: `;
      return { text: keyText + serialize(values[key], oldValue, layout, innerIndent), node: oldMember };
    });
    return joinParts('{}', parts, node?.type === 'object' ? node : undefined, layout, indent);
  }
  return JSON.stringify(value).normalize('NFC').replaceAll('\u00a0', '\\u00a0');
}

/**
 * Joins the parts of an object or array. Between parts that are neighbours in the file, the white space of the file is
 * kept. A new part is on a separate line, unless the whole group is on one line. The layout of a multi-line group is
 * not kept if its first part is on the line of the opening bracket.
 */
function joinParts(
  brackets: string,
  parts: Part[],
  node: Node | undefined,
  { source, indentUnit }: Layout,
  indent: string,
) {
  const [openingBracket, closingBracket] = brackets;
  if (parts.length === 0) return brackets;
  const oldNodes = node?.children ?? [];
  const [firstOldNode, lastOldNode] = [oldNodes[0], oldNodes.at(-1)];
  const isOnOneLine = node !== undefined && !source.slice(node.offset, getEnd(node)).includes('\n');
  const oldStart = node && firstOldNode ? source.slice(node.offset + 1, firstOldNode.offset) : '';
  const oldEnd = node && lastOldNode ? source.slice(getEnd(lastOldNode), getEnd(node) - 1) : '';
  const isLayoutKept = isOnOneLine || oldStart.includes('\n');
  const padding = isOnOneLine && openingBracket === '{' ? ' ' : '';
  const newStart = isOnOneLine ? padding : `\n${indent}${indentUnit}`;
  const newEnd = isOnOneLine ? padding : `\n${indent}`;
  const getSeparator = ({ node: previous }: Part, { node: next }: Part) =>
    isLayoutKept && previous && next && oldNodes.indexOf(next) === oldNodes.indexOf(previous) + 1
      ? source.slice(getEnd(previous), next.offset)
      : `,${isOnOneLine ? ' ' : newStart}`;
  const body = parts.map((part, index) => {
    return (index === 0 ? '' : getSeparator(parts[index - 1] as Part, part)) + part.text;
  });
  const isStartKept = isLayoutKept && firstOldNode && parts[0]?.node === firstOldNode;
  const isEndKept = isLayoutKept && lastOldNode && parts.at(-1)?.node === lastOldNode;
  const [start, end] = [isStartKept ? oldStart : newStart, isEndKept ? oldEnd : newEnd];
  return [openingBracket, start, ...body, end, closingBracket].join('');
}

function getEnd({ offset, length }: Node): number {
  return offset + length;
}

/** Returns the empty values of an object in the file. Forms omit empty values, so a save must add them again. */
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
  const remainingKeys = oldKeys.filter((key) => newKeys.includes(key));
  const keys = [...remainingKeys];
  for (const [index, key] of newKeys.entries()) {
    if (!remainingKeys.includes(key)) keys.splice(keys.indexOf(newKeys[index - 1] ?? '') + 1, 0, key);
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
