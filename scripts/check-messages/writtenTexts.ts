import type { MessageFile } from './MessageFile';
import { textsOf } from './Tree';
import { isTranslatable } from './textFields';
import { type SyntaxNode, walk } from './walk';

/** A stretch of text as it is written, and where its characters stand in the file. */
export type WrittenText = { value: string; offsetOf(index: number): number };

type Positioned = SyntaxNode & { position?: { start: { offset?: number }; end: { offset?: number } } };

/** All that people read of a file: texts of JSON and front matter, and a post's body without code and addresses. */
export function writtenTexts(file: MessageFile): WrittenText[] {
  const fields = file.tree ? textsOf(file.tree).filter((text) => isTranslatable(file, text)) : [];
  return [...fields, ...bodyNodes(file, ['text'])];
}

/** The nodes of some types in a post's body, as written. */
export function bodyNodes({ body, source }: MessageFile, types: string[]): WrittenText[] {
  const found: WrittenText[] = [];
  if (!body) return found;
  walk(body, (node) => {
    const { position } = node as Positioned;
    if (!position || !types.includes(node.type)) return;
    const start = position.start.offset ?? 0;
    found.push({ value: source.slice(start, position.end.offset), offsetOf: (index) => start + index });
  });
  return found;
}
