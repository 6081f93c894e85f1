import { Document, isMap, parseDocument, type Scalar, visit } from 'yaml';
import { type Content, isEmpty, isSame, SOURCE, takeSource } from './source';

/** The front matter of a post, and its text. */
const POST = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/;

/** Reads an article, news item or page. Throws where its front matter is no YAML. */
export function readPost(text: string): Content {
  const { fields, body } = partsOf(text);
  if (fields.errors[0]) throw fields.errors[0];
  return { ...(fields.toJS() as Content), body, [SOURCE]: text };
}

/**
 * Writes a post: as it was, except for fields and text that are others. New fields come last; a new list stands in one
 * line: `[erp, ai]`.
 */
export function writePost(content: Content): string {
  const { source, rest } = takeSource(content);
  const { body = '', aliases, ...values } = rest;
  // Where a form notes the former address of a post that it renames.
  if (aliases) values.redirectFrom = [...new Set([values.redirectFrom ?? [], aliases].flat())];
  const { yaml, fields, body: bodyBefore } = partsOf(source);
  const before = (fields.toJS() ?? {}) as Content;
  const written = new Map(fieldTexts(yaml, fields));
  for (const key of new Set([...written.keys(), ...Object.keys(values)])) {
    const value = values[key];
    if (isSame(before[key], value)) continue;
    if (isEmpty(value)) written.delete(key);
    else written.set(key, fieldText(key, value));
  }
  const text = isSame(bodyBefore, body) ? bodyBefore : String(body).trim().normalize('NFC');
  return `---\n${[...written.values()].join('\n')}\n---\n\n${text}\n`;
}

function partsOf(text: string): { yaml: string; fields: Document; body: string } {
  const [, yaml = '', body = ''] = POST.exec(text) ?? [];
  return { yaml, fields: parseDocument(yaml), body: body.trim() };
}

/** Each field of a front matter with the lines it stands in. */
function fieldTexts(yaml: string, { contents }: Document): [string, string][] {
  if (!isMap(contents)) return [];
  const starts = contents.items.map(({ key }) => (key as Scalar).range?.[0] ?? 0);
  return contents.items.map(({ key }, index) => [
    String((key as Scalar).value),
    yaml.slice(starts[index], starts[index + 1]).trimEnd(),
  ]);
}

/** Nothing is folded, or quoted that need not be, and no letter in pieces. */
function fieldText(key: string, value: unknown): string {
  const field = new Document({ [key]: value });
  visit(field, {
    Seq(_, list) {
      list.flow = true;
    },
  });
  const text = field.toString({ lineWidth: 0, singleQuote: false, flowCollectionPadding: false });
  return text.trimEnd().normalize('NFC');
}
