import { Document, isMap, isScalar, isSeq, type Pair, parse, parseDocument, type Scalar, visit } from 'yaml';
import { restoreLines } from './restoreLines';
import { type Content, isEmpty, isSame, normalizeLines, SOURCE, splitSource } from './source';

/** Front matter and body of a post. Allows spaces after `---` and blank lines before the first `---`. */
const POST = /^(?:[^\S\n]*\n)*---[^\S\n]*\n(?:([\s\S]*?)\n)?---[^\S\n]*(?:\n([\s\S]*))?$/;

/**
 * Reads an article, news item or page. If a file has no front matter, its whole text is the body. Throws if the front
 * matter is not valid YAML, is not a mapping, or contains a field twice.
 */
export function readPost(text: string): Content {
  const { fields, body } = parsePost(normalizeLines(text).text);
  return { ...(fields.toJS() as Content), body: trimLines(body), [SOURCE]: text };
}

/**
 * Writes a post with changes only in the fields and lines that were edited. New fields come last; a new list of
 * single values is written in one line: `[erp, ai]`. A text from Markdown mode (`isRichText` is false) is written as typed.
 */
export function writePost(content: Content, isRichText = true): string {
  const { source, values: formValues } = splitSource(content);
  const { text, restore } = normalizeLines(source);
  const post = parsePost(text);
  const values: Content = { ...formValues };
  const oldValues = (post.fields.toJS() ?? {}) as Content;
  // Sveltia CMS adds the former URL of a renamed post as an alias.
  const oldAliases = [oldValues.aliases].flat();
  const newAliases = [formValues.aliases ?? []].flat().filter((alias) => !oldAliases.includes(alias));
  if (newAliases.length > 0)
    values.redirectFrom = [...new Set([formValues.redirectFrom ?? [], newAliases].flat())];
  // The form cannot have fields with these names, because Sveltia CMS uses them. Keep their values from the file.
  for (const name of ['body', 'aliases']) values[name] = oldValues[name];
  const yaml = writeFields(post.yaml, post.fields, oldValues, values);
  const body = writeBody(post.body, String(formValues.body ?? ''), isRichText);
  if (yaml === post.yaml && body === post.body) return restore(text);
  if (yaml === '' && !post.hasFrontMatter) return restore(body);
  return restore(`---\n${yaml}---\n${post.hasFrontMatter || source === '' ? '' : '\n'}${body}`);
}

type Post = { hasFrontMatter: boolean; yaml: string; fields: Document; body: string };

function parsePost(text: string): Post {
  const [post, yaml = '', body = ''] = POST.exec(text) ?? [];
  const hasFrontMatter = post !== undefined;
  const fields = parseDocument(yaml);
  if (fields.errors[0]) throw fields.errors[0];
  if (fields.contents !== null && !isMap(fields.contents))
    throw new Error('The lines between --- and --- must be fields such as "title: text".');
  return { hasFrontMatter, yaml: yaml && `${yaml}\n`, fields, body: hasFrontMatter ? body : text };
}

/** Replaces the fields whose values differ. All other characters are unchanged. */
function writeFields(yaml: string, { contents }: Document, oldValues: Content, values: Content): string {
  const pairs = (isMap(contents) ? contents.items : []) as Pair<Scalar, { range?: number[] } | null>[];
  let newYaml = '';
  let position = 0;
  for (const { key, value } of pairs) {
    const name = String(key.value);
    if (isSame(oldValues[name], values[name])) continue;
    const [start, keyEnd = 0] = key.range ?? [0, 0];
    const end = value?.range?.[1] ?? keyEnd;
    newYaml += yaml.slice(position, start);
    position = end;
    if (!isEmpty(values[name])) newYaml += writeField(name, values[name], value);
    // Deletes the rest of the line too, which may contain a comment on the deleted field.
    else position = yaml.indexOf('\n', Math.max(start, end - 1)) + 1;
    // Block scalars end with a line break.
    if (yaml[position - 1] === '\n' && !/\n$|^$/.test(newYaml)) newYaml += '\n';
  }
  const names = Object.keys(values).filter((name) => !isEmpty(values[name]));
  const serializeFields = (fieldNames: string[]) =>
    fieldNames.map((name) => `${writeField(name, values[name])}\n`).join('');
  newYaml += yaml.slice(position) + serializeFields(names.filter((name) => !(name in oldValues)));
  // Fields can depend on each other, through a flow mapping or anchors. Then all fields are rewritten.
  return hasValues(newYaml, values) ? newYaml : serializeFields(names);
}

/** True if the front matter contains exactly the given values. */
function hasValues(yaml: string, values: Content): boolean {
  try {
    return isSame(parse(yaml) ?? {}, values);
  } catch {
    return false;
  }
}

/** Serializes a field without folding lines. Quotes are added only if needed or already used. Letters are in NFC. */
function writeField(name: string, value: unknown, oldNode: unknown = null): string {
  const field = new Document({ [name]: value });
  const quoteType = isScalar(oldNode) && oldNode.type?.startsWith('QUOTE') ? oldNode.type : undefined;
  visit(field, {
    Seq(_, list) {
      const isFlow = !isSeq(oldNode) || oldNode.flow === true;
      list.flow = isFlow && list.items.every(isScalar);
    },
    Scalar(key, text) {
      if (key === 'value' && typeof text.value === 'string') text.type = quoteType;
    },
  });
  // `false` rules out single quotes; `null` allows them for the type QUOTE_SINGLE.
  const singleQuote = quoteType === 'QUOTE_SINGLE' && null;
  const text = field.toString({ lineWidth: 0, singleQuote, flowCollectionPadding: false });
  return text.trimEnd().normalize('NFC');
}

/** Returns the edited body of a post with the blank lines that surround the old body in the file. */
function writeBody(oldBody: string, editedBody: string, isRichText: boolean): string {
  const oldText = trimLines(oldBody);
  if (isSame(oldText, editedBody)) return oldBody;
  const [start, end] = oldText === '' ? ['\n', '\n'] : oldBody.split(oldText);
  return `${start}${writeText(oldText, trimLines(editedBody), isRichText)}${end || '\n'}`;
}

function writeText(oldText: string, editedText: string, isRichText: boolean): string {
  const oldLines = oldText.split('\n');
  // Sveltia CMS trims the indentation of the first line, which can mark an indented code block.
  const [firstLine = '', ...otherLines] = editedText.split('\n');
  const isFirstLineKept = firstLine === oldLines[0]?.trimStart();
  const indentedText = isFirstLineKept ? [oldLines[0], ...otherLines].join('\n') : editedText;
  const restored = isRichText ? restoreLines(indentedText, oldText) : indentedText;
  return restored
    .split('\n')
    .map((line) => (oldLines.includes(line) ? line : line.normalize('NFC')))
    .join('\n');
}

/** Removes leading blank lines and trailing white space. */
function trimLines(text: string): string {
  return text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd();
}
