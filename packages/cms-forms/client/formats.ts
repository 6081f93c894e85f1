import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, type YAMLMap } from 'yaml';
import { type Content, findOldItem, isEmpty, isObject, isSame, mergeValues, SOURCE } from './content';

/** Front matter and body of a post. */
const POST = /^---[^\S\n]*\n(?:([\s\S]*?)\n)?---[^\S\n]*(?:\n([\s\S]*))?$/;

/**
 * Functions that read and write files: JSON, a JSON map that is edited as a list (`record`), and Markdown (`post`). They
 * write the layout of `JSON.stringify` and of the package `yaml`, LF and NFC.
 */
export const formats = {
  messages: { extension: 'json', fromFile: readJson, toFile: writeJson },
  record: { extension: 'json', fromFile: readRecord, toFile: writeRecord },
  post: { extension: 'md', fromFile: readPost, toFile: writePost },
};

function readJson(text: string): Content {
  return { ...(renameKeys(parseObject(text), toFormKey) as Content), [SOURCE]: text };
}

function writeJson({ [SOURCE]: source, ...values }: Content): string {
  const merged = mergeValues(source ? JSON.parse(String(source)) : {}, renameKeys(values, toFileKey));
  // A no-break space would not be seen in a text editor.
  const text = JSON.stringify(merged, undefined, 2).replaceAll('\u00a0', '\\u00a0');
  return `${text.normalize('NFC')}\n`;
}

/** Reads a map as a list of entries, because Sveltia CMS treats a dot in a key as a nested path. */
function readRecord(text: string): Content {
  const entries = Object.entries(parseObject(text));
  return { entries: entries.map(([from, to]) => ({ from, to })), [SOURCE]: text };
}

function writeRecord({ entries = [], ...rest }: Content): string {
  const pairs = (entries as { from: string; to: string }[]).map(({ from, to }) => [from, to] as const);
  const keys = pairs.map(([from]) => from);
  const duplicate = keys.find((key, index) => keys.indexOf(key) !== index);
  if (duplicate !== undefined) throw new Error(`"${duplicate}" appears twice. Delete one of the two.`);
  return writeJson({ ...rest, ...Object.fromEntries(pairs) });
}

/** Throws if the text is not a JSON object, or contains a key twice: JSON.parse keeps only the last one. */
function parseObject(text: string): Content {
  const value: unknown = JSON.parse(text);
  if (!isObject(value)) throw new Error('The file must contain a single JSON object.');
  // JSON is YAML.
  const duplicate = parseDocument(text).errors.find(({ code }) => code === 'DUPLICATE_KEY');
  if (duplicate) throw duplicate;
  return value;
}

/**
 * Reads an article, news item or page. A file without front matter is a body. A file without the field `draft` is not a
 * draft: Sveltia CMS would apply the default of new files, `draft: true`.
 */
function readPost(text: string): Content {
  const { fields, body } = parsePost(text);
  return { draft: false, ...(fields.toJS() as Content), body, [SOURCE]: text };
}

/** Writes a post. Comments, quotation marks and unknown fields of the front matter are kept. */
function writePost({ [SOURCE]: source = '', body: editedBody = '', aliases, ...values }: Content): string {
  const { fields, body } = parsePost(String(source));
  // The form cannot have fields with these names, because Sveltia CMS uses them.
  const { body: _, aliases: oldAliases, ...oldValues } = (fields.toJS() ?? {}) as Content;
  // The former name of a renamed post.
  const newNames = [aliases ?? []].flat().filter((name) => ![oldAliases].flat().includes(name));
  if (newNames.length > 0) values.redirectFrom = [...new Set([values.redirectFrom ?? [], newNames].flat())];
  if (!isMap(fields.contents)) fields.contents = fields.createNode({}) as never;
  editMap(fields, fields.contents as unknown as YAMLMap, oldValues, values);
  const yaml = isEmpty(fields.toJS())
    ? ''
    : `---\n${fields.toString({ lineWidth: 0, singleQuote: false, flowCollectionPadding: false })}---\n`;
  const text = isSame(body, editedBody) ? body : restoreIndentation(String(editedBody), body);
  return `${yaml}${yaml && text && '\n'}${text && `${text}\n`}`.normalize('NFC');
}

/** Sets and deletes the changed fields of a map. Fields that did not change keep their layout. */
function editMap(document: Document, map: YAMLMap, oldValues: Content, values: Content): void {
  for (const name of Object.keys({ ...oldValues, ...values })) {
    if (isSame(oldValues[name], values[name])) continue;
    if (isEmpty(values[name])) map.delete(name);
    else map.set(name, editValue(document, map.get(name, true), values[name]));
  }
}

/**
 * Returns the edited value of a field, or its old node with the changed parts replaced. A new list of single values is
 * written in one line: `[erp, ai]`.
 */
function editValue(document: Document, node: unknown, value: unknown): unknown {
  if (isMap(node) && isObject(value)) {
    editMap(document, node, node.toJS(document), value);
    return node;
  }
  if (isSeq<Node>(node) && Array.isArray(value)) {
    const nodes = node.items;
    const oldItems = node.toJS(document) as unknown[];
    node.items = value.map((item, index) => {
      // A copy, because several items can be derived from one.
      const old = nodes[oldItems.indexOf(findOldItem(oldItems, item, index, value.length))]?.clone() as Node;
      const edited = isSame(old?.toJS(document), item) ? old : editValue(document, old, item);
      return document.createNode(edited) as Node;
    });
    return node;
  }
  // Forms trim texts. A text of several lines (`|`) ends with a line break.
  if (isScalar<string>(node) && typeof value === 'string')
    return node.value.endsWith?.('\n') ? `${value.trimEnd()}\n` : value;
  const flow = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  return typeof value === 'object' ? document.createNode(value, { flow }) : value;
}

/** Restores the white space before the first line, which Sveltia CMS trims. It can mark a code block. */
function restoreIndentation(edited: string, old: string): string {
  const [, indentation = '', firstLine = ''] = /^([^\S\n]*)(.*)/.exec(old) ?? [];
  return edited.startsWith(`${firstLine}\n`) ? indentation + edited : edited;
}

function parsePost(source: string): { fields: Document; body: string } {
  const text = source.trim().replace(/\r\n?/g, '\n');
  const [post, yaml = '', body = ''] = POST.exec(text) ?? [];
  const fields = parseDocument(yaml);
  if (fields.errors[0]) throw fields.errors[0];
  if (fields.contents !== null && !isMap(fields.contents))
    throw new Error('The lines between --- and --- must be fields such as "title: text".');
  return { fields, body: post === undefined ? text : body.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd() };
}

const DIGITS = /^\d+$/;

/** Converts a key of a file to a key of its form. Sveltia CMS treats digits as list indexes, so they get a prefix. */
export function toFormKey(key: string): string {
  return DIGITS.test(key) ? `_${key}` : key;
}

function toFileKey(key: string): string {
  return DIGITS.test(key.slice(1)) ? key.replace(/^_/, '') : key;
}

/** Renames the keys of a value, at every level. */
function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [rename(key), renameKeys(child, rename)]),
  );
}
