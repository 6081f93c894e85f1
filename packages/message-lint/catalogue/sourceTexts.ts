import type { MarkdownOptions } from '../MessageLintOptions';
import type { MessageFile } from './MessageFile';
import { flattenTree, type TextNode } from './Tree';

/** A text with a function that returns the file offset of its characters. */
export type SourceText = { value: string; getOffset(index: number): number };

/** Returns the texts that visitors read: messages, front matter, and Markdown bodies without code and URLs. */
export function getSourceTexts(file: MessageFile): SourceText[] {
  return [...getTranslatableTexts(file).filter((text) => !isKeywords(text)), ...getBodyTexts(file, ['text'])];
}

/** Joins the texts that visitors read with line breaks. */
export function joinSourceTexts(file: MessageFile): string {
  const values = getSourceTexts(file).map(({ value }) => value);
  return values.join('\n');
}

/** Returns the translatable texts of JSON and front matter. */
export function getTranslatableTexts(file: MessageFile): TextNode[] {
  return file.texts.filter((text) => file.format.isTranslatable(text));
}

/** True for search keywords: they need half-width commas, and contain what people type rather than correct terms. */
export function isKeywords({ path }: TextNode): boolean {
  return /(?:^|\.)meta\.keywords$/.test(path);
}

/** Returns the paragraphs, headings and table cells of a Markdown body. */
export function getBlocks(file: MessageFile): SourceText[] {
  return getBodyTexts(file, ['paragraph', 'heading', 'tableCell']);
}

/** Returns the source text of all nodes of the given types in a Markdown body. */
export function getBodyTexts({ nodes, source }: MessageFile, types: string[]): SourceText[] {
  return nodes
    .filter(({ type }) => types.includes(type))
    .map(({ start, end }) => ({ value: source.slice(start, end), getOffset: (index) => start + index }));
}

/** A character reference: `&#173;`, `&#xad;`, `&shy;`. */
const REFERENCE = /(?<!\\)&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;

/**
 * Returns the decoded texts of a file that contain escapes: `\u200b` in JSON and quoted front matter, including keys,
 * and `&shy;` in Markdown.
 */
export function decodeTexts(file: MessageFile, markdown: MarkdownOptions): SourceText[] {
  return [...decodeEscapes(file), ...decodeReferences(file, markdown)];
}

function decodeEscapes({ tree, source }: MessageFile): SourceText[] {
  if (!tree || !source.includes('\\')) return [];
  return flattenTree(tree).flatMap(({ kind, key, value, keyOffset, offset, getOffset }): SourceText[] => [
    ...(kind === 'text' && source[offset] === '"' ? [{ value: String(value), getOffset }] : []),
    ...(source[keyOffset] === '"' && keyOffset !== offset
      ? [{ value: key, getOffset: () => keyOffset }]
      : []),
  ]);
}

/** Markdown decodes character references everywhere except in code and front matter. */
function decodeReferences({ nodes, source }: MessageFile, markdown: MarkdownOptions): SourceText[] {
  const bodyStart = nodes[0]?.start;
  if (bodyStart === undefined) return [];
  const code = nodes.filter(({ type }) => type === 'code' || type === 'inlineCode');
  const references = [...source.matchAll(REFERENCE)].filter(
    ({ index }) => index >= bodyStart && !code.some(({ start, end }) => index >= start && index < end),
  );
  if (references.length === 0) return [];
  let value = '';
  /** The offset in the file of each character of `value`. */
  const offsets: number[] = [];
  const appendSource = (start: number, end: number) => {
    value += source.slice(start, end);
    for (let offset = start; offset < end; offset += 1) offsets.push(offset);
  };
  let position = bodyStart;
  for (const { 0: reference, index } of references) {
    appendSource(position, index);
    const decoded = decode(reference, markdown);
    value += decoded;
    offsets.push(...new Array(decoded.length).fill(index));
    position = index + reference.length;
  }
  appendSource(position, source.length);
  return [{ value, getOffset: (index) => offsets[index] ?? bodyStart }];
}

function decode(reference: string, markdown: MarkdownOptions): string {
  const [paragraph] = markdown.parse(reference).children;
  const [text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  return text?.type === 'text' ? text.value : reference;
}
