import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { withFileKeys, withFormKeys } from './formKeys';
import { type Content, isEmpty, isSame, SOURCE, takeSource } from './source';

const INDENT = '  ';

/** Reads a JSON file. Throws where it is none. */
export function readJson(text: string): Content {
  return { ...(withFormKeys(JSON.parse(text)) as Content), [SOURCE]: text };
}

/**
 * Writes a JSON file: as it was, except where a value is another one. What is new is written over several lines, in the
 * order of the form.
 */
export function writeJson(content: Content): string {
  const { source, rest } = takeSource(content);
  return `${print(withFileKeys(rest), parseTree(source), source, '')}\n`;
}

/** Reads a JSON file of names and values into a list, because a form takes a dot in a name for a group. Throws where it is none. */
export function readRecord(text: string): Content {
  const entries = Object.entries(JSON.parse(text) as Content);
  return { entries: entries.map(([from, to]) => ({ from, to })), [SOURCE]: text };
}

/** Writes a JSON file of names and values, as `writeJson` does. */
export function writeRecord({ entries = [], ...rest }: Content): string {
  const pairs = (entries as { from: string; to: string }[]).map(({ from, to }) => [from, to]);
  return writeJson({ ...rest, ...Object.fromEntries(pairs) });
}

/** A space that does not break is written so that it can be seen, and no letter in pieces. */
function print(value: unknown, node: Node | undefined, source: string, indent: string): string {
  if (node && isSame(getNodeValue(node), value)) return source.slice(node.offset, node.offset + node.length);
  const inner = indent + INDENT;
  const isInline = node !== undefined && !source.slice(node.offset, node.offset + node.length).includes('\n');
  const enclose = (open: string, parts: string[], close: string, space: string) => {
    if (parts.length === 0) return open + close;
    if (isInline) return open + space + parts.join(', ') + space + close;
    return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
  };
  if (Array.isArray(value)) {
    const items = value.map((item, index) => print(item, before(item, index, value, node), source, inner));
    return enclose('[', items, ']', '');
  }
  if (typeof value === 'object' && value !== null) {
    const values = { ...emptyIn(node), ...value } as Content;
    const members = keysOf(values, node).map((key) => {
      const old = node && findNodeAtLocation(node, [key]);
      return `${JSON.stringify(key)}: ${print(values[key], old, source, inner)}`;
    });
    return enclose('{', members, '}', ' ');
  }
  return JSON.stringify(value).normalize('NFC').replaceAll('\u00a0', '\\u00a0');
}

/** What stands in the file without saying anything: forms leave that out. */
function emptyIn(node: Node | undefined): Content {
  const values = node?.type === 'object' ? (getNodeValue(node) as Content) : {};
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isEmpty(value)));
}

/** The keys of an object in the order of the file, those that it had not after the one that the form has before them. */
function keysOf(value: Content, node: Node | undefined): string[] {
  const wanted = Object.keys(value).filter(
    (key) => !isEmpty(value[key]) || (node && findNodeAtLocation(node, [key])),
  );
  const old = (node?.type === 'object' ? Object.keys(getNodeValue(node) as Content) : []).filter((key) =>
    wanted.includes(key),
  );
  const keys = [...old];
  for (const [index, key] of wanted.entries()) {
    if (!old.includes(key)) keys.splice(keys.indexOf(wanted[index - 1] ?? '') + 1, 0, key);
  }
  return keys;
}

/** What stood in the file for an entry of a list: the entry of the same id, else the same value, else the same place. */
function before(item: unknown, index: number, items: unknown[], node: Node | undefined): Node | undefined {
  const children = node?.type === 'array' ? (node.children ?? []) : [];
  const id = (item as Content | null)?.id;
  if (id !== undefined) return children.find((child) => findNodeAtLocation(child, ['id'])?.value === id);
  return (
    children.find((child) => isSame(getNodeValue(child), item)) ??
    (children.length === items.length ? children[index] : undefined)
  );
}
