import type { MarkdownOptions } from '../ContentLintOptions';
import type { MessageFile } from './MessageFile';
import type { SourceText } from './sourceTexts';
import { flattenTree } from './Tree';

const REFERENCE = /(?<!\\)&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;

/**
 * Returns the decoded texts of a file that contain escapes: `\u200b` in JSON and quoted front matter, including keys, and
 * `&shy;` in Markdown.
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
  let last = bodyStart;
  const offsets: number[] = [];
  const add = (text: string, offset: (index: number) => number) => {
    value += text;
    for (let index = 0; index < text.length; index += 1) offsets.push(offset(index));
  };
  for (const { 0: reference, index: start } of references) {
    const from = last;
    add(source.slice(last, start), (index) => from + index);
    add(decode(reference, markdown), () => start);
    last = start + reference.length;
  }
  const from = last;
  add(source.slice(last), (index) => from + index);
  return [{ value, getOffset: (index) => offsets[index] ?? bodyStart }];
}

function decode(reference: string, markdown: MarkdownOptions): string {
  const [paragraph] = markdown.parse(reference).children;
  const [text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  return text?.type === 'text' ? text.value : reference;
}
