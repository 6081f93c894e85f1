import type { MessageFile } from './MessageFile';
import type { TextNode } from './Tree';

/** A text with a function that returns the file offset of its characters. */
export type SourceText = { value: string; getOffset(index: number): number };

/** Returns the texts that visitors read: messages, front matter, and Markdown bodies without code and URLs. */
export function getSourceTexts(file: MessageFile): SourceText[] {
  return [...getTranslatableTexts(file).filter((text) => !isKeywords(text)), ...getBodyTexts(file, ['text'])];
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
