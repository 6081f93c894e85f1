import { type Document, isMap, isSeq, parseDocument } from 'yaml';
import { type Content, isEmpty, isSame, mergeValues, SOURCE } from './content';
import { toFileKeys, toFormKeys } from './formKeys';

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
  return { ...(toFormKeys(parseObject(text)) as Content), [SOURCE]: text };
}

function writeJson({ [SOURCE]: source, ...values }: Content): string {
  const merged = mergeValues(source ? JSON.parse(String(source)) : {}, toFileKeys(values));
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
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('The file must contain a single JSON object.');
  // JSON is YAML.
  const duplicate = parseDocument(text).errors.find(({ code }) => code === 'DUPLICATE_KEY');
  if (duplicate) throw duplicate;
  return value as Content;
}

/** Reads an article, news item or page. A file without front matter is a body. */
function readPost(text: string): Content {
  const { fields, body } = parsePost(text);
  return { ...(fields.toJS() as Content), body, [SOURCE]: text };
}

/** Writes a post. Comments, quotation marks and unknown fields of the front matter are kept. */
function writePost({ [SOURCE]: source = '', body: editedBody = '', aliases, ...values }: Content): string {
  const { fields, body } = parsePost(String(source));
  // The form cannot have fields with these names, because Sveltia CMS uses them.
  const { body: _, aliases: oldAliases, ...oldValues } = (fields.toJS() ?? {}) as Content;
  // The former name of a renamed post.
  const newNames = [aliases ?? []].flat().filter((name) => ![oldAliases].flat().includes(name));
  if (newNames.length > 0) values.redirectFrom = [...new Set([values.redirectFrom ?? [], newNames].flat())];
  for (const name of Object.keys({ ...oldValues, ...values })) {
    if (isSame(oldValues[name], values[name])) continue;
    if (isEmpty(values[name])) fields.delete(name);
    else setField(fields, name, values[name]);
  }
  const yaml = isEmpty(fields.toJS())
    ? ''
    : `---\n${fields.toString({ lineWidth: 0, singleQuote: false, flowCollectionPadding: false })}---\n`;
  const text = isSame(body, editedBody) ? body : restoreIndentation(String(editedBody), body);
  return `${yaml}${yaml && text && '\n'}${text && `${text}\n`}`.normalize('NFC');
}

/** Sets a field. A new list of single values is written in one line: `[erp, ai]`. */
function setField(fields: Document, name: string, value: unknown): void {
  const old = fields.get(name, true);
  const isLine = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  const flow = isLine && (!isSeq(old) || old.flow === true);
  fields.set(name, typeof value === 'object' ? fields.createNode(value, { flow }) : value);
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
