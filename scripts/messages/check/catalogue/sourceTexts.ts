import type { MessageFile } from './MessageFile';
import type { TextNode } from './Tree';
import { isTranslatable } from './textFields';

/** A stretch of text as it is written, and where its characters stand in the file. */
export type SourceText = { value: string; offsetOf(index: number): number };

/** All that people read of a file: texts of JSON and front matter, and a post's body without code and addresses. */
export function getSourceTexts(file: MessageFile): SourceText[] {
  return [
    ...getTranslatableTexts(file).filter((text) => !isKeywords(text)),
    ...findBodyNodes(file, ['text']),
  ];
}

/** The texts of JSON and front matter that are to be translated. */
export function getTranslatableTexts(file: MessageFile): TextNode[] {
  return file.texts.filter((text) => isTranslatable(file, text));
}

/** Keywords are separated by commas of the plain kind, and hold what people type rather than the right terms. */
export function isKeywords({ path }: TextNode): boolean {
  return path === 'meta.keywords';
}

/** The paragraphs, headings and cells of a post's body. */
export function getBlocks(file: MessageFile): SourceText[] {
  return findBodyNodes(file, ['paragraph', 'heading', 'tableCell']);
}

/** The nodes of some types in a post's body, as written. */
export function findBodyNodes({ nodes, source }: MessageFile, types: string[]): SourceText[] {
  return nodes
    .filter(({ type }) => types.includes(type))
    .map(({ start, end }) => ({ value: source.slice(start, end), offsetOf: (index) => start + index }));
}
